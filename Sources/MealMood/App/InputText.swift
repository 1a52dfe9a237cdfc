import Foundation

/// Text from outside, trimmed and in NFC. Lengths count characters as people see them.
enum InputText {
    enum Fault: Error { case required, tooLong, invalid }

    static func line(_ raw: String, limit: Int) -> Result<String, Fault> {
        let text = raw.precomposedStringWithCanonicalMapping.trimmingCharacters(in: .whitespacesAndNewlines)
        // One visible character may hide any number of combining marks behind it.
        if text.utf8.count > limit * 32 || text.count > limit { return .failure(.tooLong) }
        return text.unicodeScalars.contains(where: isForbidden) ? .failure(.invalid) : .success(text)
    }

    static func requiredLine(_ raw: String, limit: Int) -> Result<String, Fault> {
        line(raw, limit: limit).flatMap { $0.isEmpty ? .failure(.required) : .success($0) }
    }

    /// Control characters, line ends among them, and the marks that turn the direction of the text around them.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.generalCategory == .control { return true }
        return (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            || scalar.properties.isNoncharacterCodePoint
    }
}
