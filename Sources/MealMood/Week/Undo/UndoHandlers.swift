import HTTP
import Planner

enum UndoHandlers {
    static func run(_ context: MemberContext) throws -> Response {
        guard let token = try context.request.form().first("token") else { throw AppError.badRequest }
        let desk = try WeekDesk(opening: try WeekForm.monday(context), context)
        _ = try desk.undo(token)
        return .redirect(to: Notice.undone.added(to: WeekURL.week(desk.plan.monday)))
    }
}

enum UndoAPI {
    static func run(_ context: MemberContext) throws -> Response {
        struct Body: Decodable { var token: String }
        let body = try context.request.json(Body.self)
        let desk = try WeekDesk(opening: try WeekForm.monday(context), context)
        return try WeekJSON(desk).written(
            try desk.undo(body.token), message: context.text("notice.undone"), undo: nil)
    }
}
