/// What the first octets of an image say about it. They are read before anything is decoded: decoding makes memory
/// for as many pixels as a header claims.
struct ImageHeader: Equatable {
    enum Format { case jpeg, png, webp }

    var format: Format
    var width: Int
    var height: Int
    var orientation = Orientation.upright

    init(format: Format, width: Int, height: Int) throws(ImageFault) {
        guard width > 0, height > 0 else { throw .broken }
        (self.format, self.width, self.height) = (format, width, height)
    }

    static func read(_ bytes: [UInt8]) throws(ImageFault) -> ImageHeader {
        let octets = Octets(bytes)
        if octets.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGHeader.read(octets) }
        if octets.starts(with: PNGHeader.signature) { return try PNGHeader.read(octets) }
        if octets.starts(with: Array("RIFF".utf8)), octets.starts(with: Array("WEBP".utf8), at: 8) {
            return try WebPHeader.read(octets)
        }
        throw .unknownType
    }
}
