/// A dish or a tag as it was before a write took it from another member who had just changed it.
struct ReplacedDocument: Equatable, Sendable {
    enum Kind: String, Sendable { case dish, tag }

    let kind: Kind
    let id: String
    let token: String
    let seq: Int
    let isRemoval: Bool
    /// What it was, as the interface writes it; nil when nothing of that has changed.
    let former: String?
    /// What it was called; nil for what has its name from the reader's language.
    let name: String?
    let by: MemberID
    /// Whose change was replaced.
    let formerBy: MemberID
    /// Nobody has changed it since, and it was not taken back.
    let isStanding: Bool

    /// Where the token takes it back.
    var undoPath: String { kind == .dish ? "/dishes/\(id)/undo" : "/tags/\(id)/undo" }
}

/// A document as a write left it, and the token of what the write replaced of somebody else.
struct Written<Document> {
    let document: Document
    var replaced: String?
}
