/// What came of decoding some octets of chunked content.
package enum ChunkStep: Equatable, Sendable {
    /// All octets were consumed.
    case needMore
    /// The content ended; so many octets of the input belonged to it.
    case done(consumed: Int)
    case failed(ParseFault)
}

/// Bounds on what surrounds chunked data, so that a client cannot keep the server busy with it.
package enum ChunkLimits {
    /// Hexadecimal digits of one size.
    static let sizeDigits = 15
    /// Octets of all extensions together.
    static let extensions = 4096
    /// Octets of the whole trailer section.
    static let trailers = 8192
}
