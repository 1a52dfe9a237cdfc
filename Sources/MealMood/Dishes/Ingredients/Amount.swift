/// How much of an ingredient: the text as somebody wrote it, and its number where it can only mean one.
struct Amount: Equatable, Sendable {
    let text: String

    static let limit = 20

    init(_ text: String) { self.text = text }

    /// "1/2", "1 1/2", "2½", "1,5" and "1.5" are numbers. Words and ranges are none, nor is "1.500", which is fifteen
    /// hundred to one family and one and a half to another.
    var number: Double? { decimal ?? fraction ?? sign }

    private var decimal: Double? {
        if text.wholeMatch(of: /[0-9]{1,9}/) != nil { return Double(text) }
        guard let match = text.wholeMatch(of: /([0-9]{0,9})[.,]([0-9]{1,9})/) else { return nil }
        let (whole, rest) = (match.1, match.2)
        if rest.count == 3, !whole.isEmpty, !whole.hasPrefix("0") { return nil }
        return Double("\(whole.isEmpty ? "0" : whole).\(rest)")
    }

    /// "1/2", and a whole number before it.
    private var fraction: Double? {
        guard let match = text.wholeMatch(of: /(?:([0-9]{1,9})\s+)?([0-9]{1,9})\s*[\/⁄∕]\s*([0-9]{1,9})/),
            let above = Double(match.2), let below = Double(match.3), below > 0
        else { return nil }
        return (match.1.flatMap { Double($0) } ?? 0) + above / below
    }

    /// "½", and a whole number before it.
    private var sign: Double? {
        guard let match = text.wholeMatch(of: /([0-9]{1,9})?\s*(.)/),
            let scalar = match.2.unicodeScalars.first, match.2.unicodeScalars.count == 1,
            let part = scalar.properties.numericValue, part > 0, part < 1
        else { return nil }
        return (match.1.flatMap { Double($0) } ?? 0) + part
    }
}
