import HTTP
import Planner

enum DishHandlers {
    static func list(_ context: MemberContext) throws -> Response {
        let filter = try DishFilter(context)
        let (week, library) = try WeekDesk.open(context.today.monday, context)
        let page = try DishListPage(context, library: library, filter: filter, thisWeek: week)
        return try context.page("dishes/list", title: context.text("title.dishes"), section: .dishes, page)
    }

    static func confirmDeletion(_ context: MemberContext) throws -> Response {
        let page = try deletionPage(returnTo: try context.visitor.query("return"), context)
        return try context.page("dishes/deletion", title: page.heading, section: .dishes, page)
    }

    static func delete(_ context: MemberContext) throws -> Response {
        let page = try deletionPage(returnTo: try context.request.form().first("return"), context)
        guard page.places.isEmpty else {
            return try context.page(
                "dishes/deletion", status: .conflict, title: page.heading, section: .dishes, page)
        }
        let replaced = try DishChanges.delete(try context.dish(), context)
        let list = page.returnURL.isEmpty ? "/dishes" : page.returnURL
        return .redirect(
            to: Notice.dishDeleted.added(to: list, subject: context.parameter("dish"), replaced: replaced))
    }

    /// A dish that stands in this week or a later one stays: the page says where.
    private static func deletionPage(returnTo: String?, _ context: MemberContext) throws -> DishDeletionPage {
        let dish = try context.dish()
        return DishDeletionPage(
            dish, places: try DishPlace.all(of: dish, context), returnTo: LocalPath.safe(returnTo), context)
    }
}
