/// WebP (RFC 9649): the first chunk of the RIFF file has the size, in one of three ways.
enum WebPHeader {
    static func read(_ octets: Octets) throws(ImageFault) -> ImageHeader {
        var octets = octets
        octets.order = .little
        let chunk = try octets.part(20, octets.count - 20)
        if octets.starts(with: Array("VP8X".utf8), at: 12) { return try extended(chunk, octets) }
        if octets.starts(with: Array("VP8L".utf8), at: 12) { return try lossless(chunk) }
        if octets.starts(with: Array("VP8 ".utf8), at: 12) { return try lossy(chunk) }
        throw .broken
    }

    private static func extended(_ chunk: Octets, _ file: Octets) throws(ImageFault) -> ImageHeader {
        var header = try ImageHeader(
            format: .webp, width: chunk.number(at: 4, octets: 3) + 1, height: chunk.number(at: 7, octets: 3) + 1)
        if let found = try exif(file).flatMap(Orientation.init(tiff:)) { header.orientation = found }
        return header
    }

    /// 14 bits each for width and height, one less than they are.
    private static func lossless(_ chunk: Octets) throws(ImageFault) -> ImageHeader {
        let bits = try chunk.number(at: 1, octets: 4)
        return try ImageHeader(format: .webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }

    /// The upper two bits of each number are a scale for the viewer.
    private static func lossy(_ chunk: Octets) throws(ImageFault) -> ImageHeader {
        try ImageHeader(
            format: .webp, width: chunk.number(at: 6, octets: 2) & 0x3FFF,
            height: chunk.number(at: 8, octets: 2) & 0x3FFF)
    }

    private static func exif(_ file: Octets) throws(ImageFault) -> Octets? {
        var at = 12
        while at + 8 <= file.count {
            let length = try file.number(at: at + 4, octets: 4)
            if file.starts(with: Array("EXIF".utf8), at: at) { return try file.part(at + 8, length) }
            at += 8 + length + length % 2
        }
        return nil
    }
}
