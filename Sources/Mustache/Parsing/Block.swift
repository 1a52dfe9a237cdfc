/// `{{$name}}…{{/name}}`: a parameter with its default, or inside a parent tag the argument for it.
struct Block: Sendable {
    let name: String
    let body: [Node]
    let offset: Int
    /// The body begins on a line of its own.
    let startsLine: Bool
    /// The blanks before the tag when nothing else stands there.
    let leading: Range<Int>?
    /// The blanks before the first line of the body, when it begins on a line of its own.
    let inner: Range<Int>?
}
