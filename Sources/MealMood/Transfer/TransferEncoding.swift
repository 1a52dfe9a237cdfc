import Foundation
import HTTP

/// What octets are that were given as a file of ours.
enum TransferEncoding {
    /// The JSON of a file; anything else is named for what it looks like.
    static func json(_ bytes: [UInt8]) throws(TransferFault) -> JSONValue {
        if let fault = lookingFault(bytes) { throw fault }
        let content = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
        do {
            return try JSONReader.read(content)
        } catch {
            throw fault(error, in: content)
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// What the first octets tell already.
    private static func lookingFault(_ bytes: [UInt8]) -> TransferFault? {
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(isBigEndian: true) }
        if isPicture(bytes) { return .picture }
        // Without a mark, text in UTF-16 shows by its zeros: what JSON begins with is ASCII.
        let start = bytes.prefix(4).map { $0 == 0 }
        if start == [false, true, false, true] { return .utf16(isBigEndian: false) }
        if start == [true, false, true, false] { return .utf16(isBigEndian: true) }
        return isBlank(bytes) ? .empty : nil
    }

    private static func isPicture(_ bytes: [UInt8]) -> Bool {
        let signatures: [[UInt8]] = [
            [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("GIF8".utf8),
        ]
        if signatures.contains(where: { bytes.starts(with: $0) }) { return true }
        let kind = bytes.prefix(12)
        return kind.starts(with: Array("RIFF".utf8)) && kind.dropFirst(8).elementsEqual("WEBP".utf8)
            || kind.dropFirst(4).starts(with: Array("ftyp".utf8))
    }

    private static func isBlank(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
        return text.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }

    private static func fault(_ fault: JSONReader.Fault, in bytes: [UInt8]) -> TransferFault {
        // Who gave another kind of file has no use for the line in it.
        guard bytes.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) == UInt8(ascii: "{") else {
            return .foreign
        }
        switch fault {
        case .cutOff: return .cutOff
        // No household keeps so much.
        case .tooMany: return .foreign
        case .malformed(let place), .tooDeep(let place): return malformed(bytes, at: place)
        case .notUTF8(let place): return isWindows1252(bytes) ? .windows1252 : malformed(bytes, at: place)
        }
    }

    /// Lines and columns as editors count them, from 1.
    private static func malformed(_ bytes: [UInt8], at place: Int) -> TransferFault {
        let before = bytes[..<place]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
        return .malformed(line: line, column: column)
    }

    /// Text in the old encoding of Windows has no control characters and five octets never.
    private static func isWindows1252(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { byte in
            switch byte {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D: false
            default: true
            }
        }
    }
}
