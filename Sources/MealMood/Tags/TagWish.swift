import Crypto
import Planner

/// A tag as somebody wants it, from a form or a program, with what is wrong with it.
struct TagWish {
    /// Nil for a new one.
    let former: Tag?
    private(set) var tag: Tag
    private(set) var faults: [TagFault] = []
    /// The name as it was written.
    let typedName: String

    init(_ patch: TagPatch, for former: Tag?, _ context: MemberContext) throws {
        self.former = former
        tag = patch.applied(to: former ?? Self.blank())
        typedName = tag.name ?? ""
        let givenName = tag.givenName(in: context.language, context.texts)
        switch Self.name(typedName, givenName: tag.given == nil ? nil : givenName) {
        case .success(let name): tag.name = name
        case .failure(let fault): faults.append(.name(fault))
        }
        if faults.isEmpty, isNameNew, isNameTaken(in: try context.library(), context.texts) {
            faults.append(.nameTaken)
        }
        if let least = tag.rules.minPerWeek, least > tag.rules.maxPerWeek ?? least {
            faults.append(.minimumAboveMaximum)
        }
    }

    /// Writes it if anything is new, and answers it as it is kept.
    func write(_ context: MemberContext) throws -> Written<Tag> {
        try checkAllowed(context)
        if let fault = faults.first { throw fault.error }
        guard tag != former else { return Written(document: tag) }
        let stamp = try context.stamp()
        guard let former else {
            try TagStore.create(tag, stamp: stamp, in: context.db)
            return Written(document: tag)
        }
        let replaced = try TagChanges.save(tag, over: former, stamp: stamp, context)
        var kept = tag
        kept.rev += 1
        return Written(document: kept, replaced: replaced)
    }

    /// Making takes Premium, and so do name and colour of what was made with it; what is there goes on working, and the
    /// other rules are everybody's.
    private func checkAllowed(_ context: MemberContext) throws {
        let isLookNew = former.map { $0.name != tag.name || $0.colour != tag.colour } ?? true
        if tag.given == nil, isLookNew { try context.require(.ownTags) }
        if tag.given != nil, former?.colour != tag.colour { throw AppError.invalidField("colour") }
        if let least = tag.rules.minPerWeek, least != former?.rules.minPerWeek { try context.require(.advancedRules) }
    }

    private static func blank() -> Tag {
        let id = TagID(randomID())
        return Tag(id: id, colour: TagColour.raspberry.hex, rules: Planner.Tag(id: id))
    }

    /// A given tag that is called as it was given, or nothing at all, has no name of its own.
    private static func name(_ typed: String, givenName: String?) -> Result<String?, InputText.Fault> {
        guard let givenName else { return InputText.requiredLine(typed, limit: Tag.nameLimit).map(\.self) }
        if case .success("") = InputText.line(typed, limit: Tag.nameLimit) { return .success(nil) }
        return InputText.requiredLine(typed, limit: Tag.nameLimit).map { $0 == givenName ? nil : $0 }
    }

    /// Who keeps a name is not stuck for another tag's sake.
    private var isNameNew: Bool { former.map { $0.name != tag.name } ?? true }

    /// Two tags that read the same could not be told apart, in whichever language.
    private func isNameTaken(in library: DishLibrary, _ texts: Texts) -> Bool {
        let wanted = tag.foldedNames(texts)
        return library.tags.contains { $0.id != tag.id && !wanted.isDisjoint(with: $0.foldedNames(texts)) }
    }
}
