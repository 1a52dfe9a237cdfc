import Glibc

/// One line of the access log:
/// `2026-09-14T10:00:00Z 192.168.1.4 GET /week 200 5120B 830us a1b2c3`.
///
/// It has no query and no header fields, since those may hold secrets. Where a path holds one, give a record
/// with the pattern of its route (`PathParameters.pattern`) instead.
package enum AccessLine {
    /// Appends the line of an answer that was finished now, with its line feed.
    package static func write(_ record: AccessRecord, to line: inout [UInt8]) {
        append(record, time: time(nil), to: &line)
    }

    /// - Parameter time: seconds since 1970-01-01T00:00:00Z.
    package static func append(_ record: AccessRecord, time: Int, to line: inout [UInt8]) {
        appendTime(CivilTime(time), to: &line)
        appendEscaped(record.peer.description, to: &line)
        appendEscaped(record.method.name, to: &line)
        appendEscaped(record.path, to: &line)
        line += "\(record.status.code) \(record.bytes)B \(record.microseconds)us ".utf8
        appendEscaped(record.requestID, to: &line)
        line[line.count - 1] = UInt8(ascii: "\n")
    }

    private static func appendTime(_ time: CivilTime, to line: inout [UInt8]) {
        HTTPDate.append(time.year, width: 4, then: "-", to: &line)
        HTTPDate.append(time.month, width: 2, then: "-", to: &line)
        HTTPDate.append(time.day, width: 2, then: "T", to: &line)
        HTTPDate.append(time.hour, width: 2, then: ":", to: &line)
        HTTPDate.append(time.minute, width: 2, then: ":", to: &line)
        HTTPDate.append(time.second, width: 2, then: "Z", to: &line)
        line.append(UInt8(ascii: " "))
    }

    /// More of a path than this is not worth reading.
    private static let longest = 512

    /// The text with everything that is not visible ASCII as `\xHH`, and a blank; `-` for none.
    private static func appendEscaped(_ text: String, to line: inout [UInt8]) {
        for byte in text.utf8.prefix(longest) {
            if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") {
                line.append(byte)
            } else {
                line += "\\x".utf8
                line += [hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
            }
        }
        if text.utf8.count > longest { line += "...".utf8 }
        if text.isEmpty { line.append(UInt8(ascii: "-")) }
        line.append(UInt8(ascii: " "))
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)
}
