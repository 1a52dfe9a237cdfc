import HTTP
import Planner

/// Where a program takes a replacement back, and with which token.
struct UndoPlace {
    let url: String
    let token: String

    /// Nil for what cannot be taken back, or not any more.
    init?(_ replaced: Replacement, _ context: MemberContext) throws {
        guard let path = try Self.path(replaced, context) else { return nil }
        url = context.request.outside("/api/v1\(path)")
        token = replaced.token
    }

    func write(to json: inout JSONWriter) {
        json.member("url", url)
        json.member("token", token)
    }

    private static func path(_ replaced: Replacement, _ context: MemberContext) throws -> String? {
        switch replaced.subject {
        case .slots(_, let monday):
            let change = try WeekChangeStore.change(
                replaced.token, of: monday, household: context.household.id, in: context.db)
            guard let change, change.canBeTakenBack(in: try context.library()), monday >= context.today.monday
            else { return nil }
            return "/weeks/\(monday)/undo"
        case .document(let document): return try document.undo(context).map { _ in document.undoPath }
        }
    }
}
