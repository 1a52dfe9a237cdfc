import Localization

/// What people are called in sentences; who has no name is somebody at home.
struct MemberNames {
    private let context: MemberContext
    private let people: [MemberID: MemberStore.Person]

    init(_ context: MemberContext) throws {
        self.context = context
        people = try MemberStore.everybody(of: context.household.id, in: context.db)
    }

    /// At the beginning of a sentence.
    func first(_ members: [MemberID]) -> String {
        list(members, nameless: ["member.nameless", "member.nameless.inside"])
    }

    /// Within one.
    func inside(_ members: [MemberID]) -> String { list(members, nameless: ["member.nameless.inside"]) }

    /// - Parameter nameless: the keys for the first one without a name and for those behind others.
    private func list(_ members: [MemberID], nameless: [String]) -> String {
        let known = members.compactMap { people[$0]?.name }.filter { !$0.isEmpty }
        guard known.count < members.count else { return context.texts.catalogue.list(known, in: context.language) }
        let key = known.isEmpty ? nameless[0] : nameless[nameless.count - 1]
        return context.texts.catalogue.list(known + [context.text(key)], in: context.language)
    }
}
