import Glibc

/// Dates of header fields (RFC 9110 §5.6.7) as seconds since 1970-01-01T00:00:00Z.
package enum HTTPDate {
    /// The moment as IMF-fixdate: `Sun, 06 Nov 1994 08:49:37 GMT`, 29 octets for the years 0 to 9999.
    package static func format(_ seconds: Int) -> String {
        let time = CivilTime(seconds)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(29)
        bytes += weekdays[time.weekday].prefix(3)
        bytes += [UInt8(ascii: ","), UInt8(ascii: " ")]
        append(time.day, width: 2, then: " ", to: &bytes)
        bytes += months[time.month - 1]
        bytes.append(UInt8(ascii: " "))
        append(time.year, width: 4, then: " ", to: &bytes)
        append(time.hour, width: 2, then: ":", to: &bytes)
        append(time.minute, width: 2, then: ":", to: &bytes)
        append(time.second, width: 2, then: " ", to: &bytes)
        bytes += "GMT".utf8
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The moment that the text names, in any of the three forms; nil when it is none of them.
    ///
    /// - Parameter now: decides the century of a year with two digits: at most 50 years ahead.
    package static func parse(_ text: String, now: Int = time(nil)) -> Int? {
        for form in [fixdate, rfc850, asctime] {
            var scanner = HTTPDateScanner(text, now: now)
            if let time = form(&scanner), scanner.isAtEnd { return time.seconds }
        }
        return nil
    }

    static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ].map { Array($0.utf8) }

    static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ].map { Array($0.utf8) }

    static func append(_ number: Int, width: Int, then mark: Unicode.Scalar, to bytes: inout [UInt8]) {
        var divisor = 1
        for _ in 1..<width { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
        bytes.append(UInt8(ascii: mark))
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`
    private static func fixdate(_ scanner: inout HTTPDateScanner) -> CivilTime? {
        guard scanner.weekday(short: true), scanner.take(", ") else { return nil }
        guard let day = scanner.number(2), scanner.take(" "), let month = scanner.month(), scanner.take(" "),
            let year = scanner.number(4), scanner.take(" "), let clock = scanner.clock(), scanner.take(" GMT")
        else { return nil }
        return scanner.time(year, month, day, clock)
    }

    /// `Sunday, 06-Nov-94 08:49:37 GMT`
    private static func rfc850(_ scanner: inout HTTPDateScanner) -> CivilTime? {
        guard scanner.weekday(short: false), scanner.take(", ") else { return nil }
        guard let day = scanner.number(2), scanner.take("-"), let month = scanner.month(), scanner.take("-"),
            let year = scanner.shortYear(), scanner.take(" "), let clock = scanner.clock(), scanner.take(" GMT")
        else { return nil }
        return scanner.time(year, month, day, clock)
    }

    /// `Sun Nov  6 08:49:37 1994`
    private static func asctime(_ scanner: inout HTTPDateScanner) -> CivilTime? {
        guard scanner.weekday(short: true), scanner.take(" ") else { return nil }
        guard let month = scanner.month(), scanner.take(" "),
            let day = scanner.take(" ") ? scanner.number(1) : scanner.number(2), scanner.take(" "),
            let clock = scanner.clock(), scanner.take(" "), let year = scanner.number(4)
        else { return nil }
        return scanner.time(year, month, day, clock)
    }
}
