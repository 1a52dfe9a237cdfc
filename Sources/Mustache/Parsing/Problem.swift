/// A mistake at a byte of one source.
struct Problem {
    let offset: Int
    let message: String
}
