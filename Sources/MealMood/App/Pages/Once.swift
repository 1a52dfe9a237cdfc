import Mustache

/// What every form of a page carries (`layout/once`): the household's change number, so that a form is the same one again
/// as long as its page would be. Empty for somebody without a household.
struct Once: Model {
    var mark: String

    init(_ identity: Session.Identity?) { mark = identity.map { String($0.household.changeNumber) } ?? "" }

    static let fields: [Field<Self>] = [.text("once") { $0.mark }]
}
