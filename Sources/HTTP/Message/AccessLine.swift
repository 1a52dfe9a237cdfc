/// One line of the access log. It has no query and no header fields, since those may hold secrets;
/// for a path with a secret in it give the pattern of its route.
package struct AccessLine: Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    package var time: Int
    package var method: Method
    package var path: String
    package var status: Int
    /// Octets of content sent.
    package var bytes: Int
    package var microseconds: Int
    package var peer: String
    package var id: String

    package init(
        time: Int, method: Method, path: String, status: Int, bytes: Int, microseconds: Int, peer: String, id: String
    ) {
        self.time = time
        self.method = method
        self.path = path
        self.status = status
        self.bytes = bytes
        self.microseconds = microseconds
        self.peer = peer
        self.id = id
    }

    /// The line for an answered request.
    package init(_ request: Request, _ response: Response, path: String? = nil, time: Int, microseconds: Int) {
        var count = 0
        if case .bytes(let content) = response.body, request.method != .head { count = content.count }
        self.init(
            time: time, method: request.method, path: path ?? request.path, status: response.status.code, bytes: count,
            microseconds: microseconds, peer: request.peer.description, id: request.id)
    }

    /// `2026-09-14T10:00:00Z 192.168.1.4 GET /week 200 5120B 830us a1b2c3` and a line feed.
    package func append(to line: inout [UInt8]) {
        appendTime(to: &line)
        AccessLine.appendEscaped(peer, to: &line)
        AccessLine.appendEscaped(method.name, to: &line)
        AccessLine.appendEscaped(path, to: &line)
        line += "\(status) \(bytes)B \(microseconds)us ".utf8
        AccessLine.appendEscaped(id, to: &line)
        line[line.count - 1] = UInt8(ascii: "\n")
    }

    private func appendTime(to line: inout [UInt8]) {
        let civil = CivilTime(time)
        HTTPDate.append(civil.year, width: 4, then: "-", to: &line)
        HTTPDate.append(civil.month, width: 2, then: "-", to: &line)
        HTTPDate.append(civil.day, width: 2, then: "T", to: &line)
        HTTPDate.append(civil.hour, width: 2, then: ":", to: &line)
        HTTPDate.append(civil.minute, width: 2, then: ":", to: &line)
        HTTPDate.append(civil.second, width: 2, then: "Z", to: &line)
        line.append(UInt8(ascii: " "))
    }

    /// The longest part of a path that is worth reading.
    private static let longest = 512

    /// The text with everything that is not visible ASCII as `\xHH`, and a blank.
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
