import HTTP
import Planner

/// A dish that was brought along and may be here twice.
enum DishTwinHandlers {
    static func show(_ context: MemberContext) throws -> Response {
        let library = try context.library()
        let dish = try context.dish()
        guard let twin = library.twin(of: dish) else { return .redirect(to: "/dishes") }
        let back = LocalPath.safe(try context.visitor.query("return")) ?? "/dishes"
        let page = DishTwinPage(dish, twin, of: library, returnTo: back, context)
        return try context.page("dishes/twin", title: page.title, section: .dishes, page)
    }

    /// Both stay.
    static func keep(_ context: MemberContext) throws -> Response {
        let dish = try context.dish()
        try BroughtDishStore.dismissTwin(of: dish.id, stamp: try context.stamp(), in: context.db)
        let back = LocalPath.safe(try context.request.form().first("return")) ?? "/dishes"
        return .redirect(to: Notice.dishKept.added(to: back, subject: dish.id.text))
    }
}
