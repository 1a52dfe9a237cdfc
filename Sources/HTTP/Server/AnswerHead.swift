import CSystem

/// Writes the heads of answers and keeps the `Date` field of the current second.
final class AnswerHead {
    @exclusivity(unchecked) private var second: Int64 = -1
    @exclusivity(unchecked) private var date: [UInt8] = []

    /// How the octets behind the head are delimited.
    enum Framing {
        case length(Int)
        /// 1xx, 204 and 304 (RFC 9110 §8.6).
        case nothing
        case untilClose
    }

    func write(_ response: Response, _ framing: Framing, keepsAlive: Bool, isOld: Bool, to out: OutputBuffer) {
        out.put("HTTP/1.1 ")
        out.put(response.status.code)
        out.put(" ")
        out.put(response.status.reason)
        putDate(to: out)
        putFields(response.headers, to: out)
        if case .length(let length) = framing {
            out.put("\r\nContent-Length: ")
            out.put(length)
        }
        if !keepsAlive {
            out.put("\r\nConnection: close")
        } else if isOld {
            out.put("\r\nConnection: keep-alive")
        }
        out.put("\r\n\r\n")
    }

    private func putFields(_ fields: HeaderFields, to out: OutputBuffer) {
        fields.visit { name, value in
            if AnswerHead.isOwn(name) { return }
            out.put("\r\n")
            out.putField(name)
            out.put(": ")
            out.putField(value)
        }
    }

    private func putDate(to out: OutputBuffer) {
        let now = cs_unix_seconds()
        if now != second {
            second = now
            date = Array("\r\nDate: \(HTTPDate.format(Int(now)))".utf8)
        }
        out.put(date)
    }

    /// Fields that only the connection knows the right value of.
    private static func isOwn(_ name: String) -> Bool {
        switch name.utf8.count {
        case 4: HeaderFields.equal(name, "date")
        case 10: HeaderFields.equal(name, "connection") || HeaderFields.equal(name, "keep-alive")
        case 14: HeaderFields.equal(name, "content-length")
        case 17: HeaderFields.equal(name, "transfer-encoding")
        default: false
        }
    }
}
