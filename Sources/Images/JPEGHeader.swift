/// JPEG (ITU-T T.81 annex B): segments with a marker and a length, up to the coded picture.
enum JPEGHeader {
    private static let startOfScan = 0xDA
    private static let application1 = 0xE1

    static func read(_ octets: Octets) throws(ImageFault) -> ImageHeader {
        var header: ImageHeader?
        var orientation = Orientation.upright
        var at = 2
        while true {
            let marker = try marker(octets, &at)
            guard hasLength(marker) else { throw .broken }
            let length = try octets.number(at: at, octets: 2)
            let content = try octets.part(at + 2, length - 2)
            if isFrame(marker) {
                header = try ImageHeader(
                    format: .jpeg, width: content.number(at: 3, octets: 2), height: content.number(at: 1, octets: 2))
            } else if marker == application1, let found = Orientation(exif: content) {
                orientation = found
            } else if marker == startOfScan {
                return try finished(header, orientation, octets, at)
            }
            at += length
        }
    }

    /// A file that was cut off has no end of image; decoders would fill what is missing with grey.
    private static func finished(
        _ header: ImageHeader?, _ orientation: Orientation, _ octets: Octets, _ scan: Int
    ) throws(ImageFault) -> ImageHeader {
        guard var header, octets.contains(0xFF, 0xD9, from: scan) else { throw .broken }
        header.orientation = orientation
        return header
    }

    /// Any number of octets FF may stand before a marker.
    private static func marker(_ octets: Octets, _ at: inout Int) throws(ImageFault) -> Int {
        guard try octets.number(at: at, octets: 1) == 0xFF else { throw .broken }
        while try octets.number(at: at, octets: 1) == 0xFF { at += 1 }
        defer { at += 1 }
        return try octets.number(at: at, octets: 1)
    }

    /// Only segments that every reader sees alike: before others a decoder may skip what looks like a length here, and
    /// read another header than this one.
    private static func hasLength(_ marker: Int) -> Bool {
        (0xC0...0xCF).contains(marker) || (0xDA...0xDD).contains(marker) || (0xE0...0xEF).contains(marker)
            || marker == 0xFE
    }

    /// SOF0 to SOF15, without the tables and extensions among them.
    private static func isFrame(_ marker: Int) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }
}
