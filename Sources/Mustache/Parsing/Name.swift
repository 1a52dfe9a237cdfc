/// A key as written: `a.b.c` is three steps, `.` none.
struct Name: Sendable {
    let path: [String]
    let offset: Int

    var text: String { path.isEmpty ? "." : path.joined(separator: ".") }
}
