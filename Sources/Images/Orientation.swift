/// How a stored picture is to be turned before it is looked at (Exif 2.3, tag 0112).
enum Orientation: Int {
    case upright = 1
    case mirrored, upsideDown, flipped, transposed, turnedRight, transversed, turnedLeft

    /// The content of a JPEG's APP1 segment; nil when it is none of Exif's, or says nothing.
    init?(exif: Octets) {
        guard exif.starts(with: Array("Exif\0\0".utf8)), let tiff = try? exif.part(6, exif.count - 6) else {
            return nil
        }
        self.init(tiff: tiff)
    }

    /// A TIFF header with its first directory.
    init?(tiff: Octets) {
        var tiff = tiff
        if tiff.starts(with: Array("II".utf8)) { tiff.order = .little }
        guard let found = try? Orientation.entry(tiff) else { return nil }
        self.init(rawValue: found)
    }

    private static func entry(_ tiff: Octets) throws(ImageFault) -> Int? {
        let directory = try tiff.number(at: 4, octets: 4)
        for index in 0..<(try tiff.number(at: directory, octets: 2)) {
            let at = directory + 2 + index * 12
            if try tiff.number(at: at, octets: 2) == 0x0112 { return try tiff.number(at: at + 8, octets: 2) }
        }
        return nil
    }
}
