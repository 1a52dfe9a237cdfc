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
        line(raw, limit: limit).flatMap {
            $0.unicodeScalars.contains(where: isVisible) ? .success($0) : .failure(.required)
        }
    }

    /// Several lines as one: what a box of several lines sends when somebody pressed Enter in it.
    static func folded(_ raw: String) -> String {
        raw.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Control characters, line ends among them, and the marks that turn the direction of the text around them.
    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: break
        }
        return (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            || scalar.properties.isNoncharacterCodePoint
    }

    /// False for what leaves no mark on a page: blanks, joiners, soft hyphens, the empty braille cell.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
            && properties.generalCategory != .format && scalar.value != 0x2800
    }
}
