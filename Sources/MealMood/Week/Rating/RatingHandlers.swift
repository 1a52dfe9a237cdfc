import HTTP
import Planner

enum RatingHandlers {
    /// One of the five faces, or none any more.
    static func rate(_ context: MemberContext) throws -> Response {
        let patch = WeekPatch(rating: try WeekPatch(form: try context.request.form()).rating)
        guard patch.rating != nil else { throw AppError.invalidField(WeekField.rating.rawValue) }
        let desk = try WeekDesk(opening: try WeekForm.monday(context), context)
        let week = WeekURL.week(desk.plan.monday)
        guard let token = try desk.write(patch).token else { return .redirect(to: week) }
        return .redirect(to: Notice.weekRated.added(to: week, subject: token))
    }
}
