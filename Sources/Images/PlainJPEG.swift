/// A JPEG of nothing but its picture, as `Picture` writes it: the JFIF mark, the encoder's name, tables, one frame, scans.
/// What cameras and programs add (place, time, previews, anything behind the end) is not in it.
package struct PlainJPEG {
    package let width: Int
    package let height: Int

    private struct Segment {
        let marker: UInt8
        let content: ArraySlice<UInt8>
    }

    /// - Returns: nil for every other file.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var frame: (width: Int, height: Int)?
        var at = 2
        while let segment = Self.segment(of: bytes, at: at) {
            guard Self.isPlain(segment, isFirst: at == 2) else { return nil }
            if Self.frames.contains(segment.marker) {
                guard frame == nil, let size = Self.size(segment.content) else { return nil }
                frame = size
            }
            at = segment.content.endIndex
            if segment.marker == Self.startOfScan { at = Self.endOfScan(in: bytes, from: at) }
        }
        guard let frame, bytes[at...].elementsEqual([0xFF, 0xD9]) else { return nil }
        (width, height) = frame
    }

    private static let frames: [UInt8] = [0xC0, 0xC2]
    private static let startOfScan: UInt8 = 0xDA
    private static let tables: [UInt8] = [0xC4, 0xDB]

    private static func segment(of bytes: [UInt8], at: Int) -> Segment? {
        guard at + 4 <= bytes.count, bytes[at] == 0xFF else { return nil }
        let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
        guard length >= 2, at + 2 + length <= bytes.count else { return nil }
        return Segment(marker: bytes[at + 1], content: bytes[at + 4..<at + 2 + length])
    }

    private static func isPlain(_ segment: Segment, isFirst: Bool) -> Bool {
        switch segment.marker {
        case 0xE0: isFirst && isJFIF(segment.content)
        case 0xFE: isEncoderName(segment.content)
        default: frames.contains(segment.marker) || tables.contains(segment.marker) || segment.marker == startOfScan
        }
    }

    /// Version and density; the preview that may follow is not there.
    private static func isJFIF(_ content: ArraySlice<UInt8>) -> Bool {
        content.count == 14 && content.starts(with: Array("JFIF\0".utf8)) && content.suffix(2).elementsEqual([0, 0])
    }

    /// "CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), quality = 82": only its numbers are free.
    private static func isEncoderName(_ content: ArraySlice<UInt8>) -> Bool {
        let words = content.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return content.count < 64
            && words.elementsEqual("CREATOR: gd-jpeg v. (using IJG JPEG v), quality = \n".utf8)
    }

    private static func size(_ content: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
        guard content.count >= 5 else { return nil }
        let numbers = content.dropFirst().prefix(4).map { Int($0) }
        return (width: numbers[2] << 8 | numbers[3], height: numbers[0] << 8 | numbers[1])
    }

    /// Where the next marker stands: in coded pixels FF is followed by 00, or by the number of a restart.
    private static func endOfScan(in bytes: [UInt8], from start: Int) -> Int {
        var at = start
        while at + 1 < bytes.count {
            if bytes[at] == 0xFF, bytes[at + 1] != 0, !(0xD0...0xD7).contains(bytes[at + 1]) { return at }
            at += 1
        }
        return bytes.count
    }
}
