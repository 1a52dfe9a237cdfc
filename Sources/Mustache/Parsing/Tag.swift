/// One tag as written.
struct Tag {
    enum Kind {
        case variable, raw, section, inverted, close, partial, parent, block, comment, delimiters
    }

    let kind: Kind
    /// Without the sigil and the blanks around; a dynamic name keeps its `*`.
    let name: String
    /// From the opening mark to behind the closing one.
    let range: Range<Int>
    /// In force where the tag stands.
    let delimiters: Delimiters

    /// The tag has a matching close tag.
    var isOpening: Bool {
        switch kind {
        case .section, .inverted, .parent, .block: true
        default: false
        }
    }
}

extension Tag.Kind {
    /// The kind behind the first byte inside the marks; nil for a plain variable.
    init?(sigil: UInt8) {
        switch sigil {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): self = .raw
        case UInt8(ascii: "#"): self = .section
        case UInt8(ascii: "^"): self = .inverted
        case UInt8(ascii: "/"): self = .close
        case UInt8(ascii: ">"): self = .partial
        case UInt8(ascii: "<"): self = .parent
        case UInt8(ascii: "$"): self = .block
        case UInt8(ascii: "!"): self = .comment
        case UInt8(ascii: "="): self = .delimiters
        default: return nil
        }
    }
}
