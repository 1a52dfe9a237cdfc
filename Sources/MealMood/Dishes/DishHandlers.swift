import Crypto
import HTTP
import Localization
import Planner

enum DishHandlers {
    static func list(_ context: MemberContext) throws -> Response {
        let filter = try DishFilter(context)
        let (week, library) = try WeekDesk.open(context.today.monday, context)
        let page = DishListPage(context, library: library, filter: filter, thisWeek: week)
        return try context.page("dishes/list", title: context.text("title.dishes"), section: .dishes, page)
    }

    static func new(_ context: MemberContext) throws -> Response {
        let back = try context.visitor.query("return")
        return try show(DishDraft(returnTo: LocalPath.safe(back)), context)
    }

    static func create(_ context: MemberContext) throws -> Response {
        let form = try DishDraft(posted: context)
        guard let content = form.content(in: try context.library()) else { return try show(form, context) }
        let dish = Dish(
            id: DishID(randomID()), name: content.name, description: content.description, tags: content.tags)
        do {
            try DishChanges.create(dish, stamp: context.stamp(), context)
        } catch AppError.dishLimit {
            return try show(form, context, refusal: DishAllowance.refusal(context.visitor))
        }
        return .redirect(to: Notice.dishAdded.added(to: form.returnTo ?? "/dishes", subject: dish.id.text))
    }

    static func edit(_ context: MemberContext) throws -> Response {
        let back = try context.visitor.query("return")
        return try show(DishDraft(try dish(context), returnTo: LocalPath.safe(back)), context)
    }

    static func save(_ context: MemberContext) throws -> Response {
        var dish = try dish(context)
        let form = try DishDraft(posted: context, dish: dish)
        guard let content = form.content(in: try context.library()) else { return try show(form, context) }
        (dish.name, dish.description, dish.tags) = (content.name, content.description, content.tags)
        try DishStore.save(dish, stamp: try context.stamp(), in: context.db)
        return .redirect(to: Notice.dishSaved.added(to: form.returnTo ?? "/dishes", subject: dish.id.text))
    }

    static func confirmDeletion(_ context: MemberContext) throws -> Response {
        let page = try deletionPage(context)
        return try context.page("dishes/deletion", title: page.heading, section: .dishes, page)
    }

    static func delete(_ context: MemberContext) throws -> Response {
        let page = try deletionPage(context)
        guard page.places.isEmpty else {
            return try context.page(
                "dishes/deletion", status: .conflict, title: page.heading, section: .dishes, page)
        }
        try DishStore.delete(try dish(context).id, stamp: try context.stamp(), in: context.db)
        return .redirect(to: Notice.dishDeleted.added(to: "/dishes", subject: context.parameter("dish")))
    }

    /// A dish that stands in this week or a later one stays: the page says where.
    private static func deletionPage(_ context: MemberContext) throws -> DishDeletionPage {
        let dish = try dish(context)
        let places = try DishStore.places(
            of: dish.id, from: context.today.monday, household: context.household.id, in: context.db)
        let settings = try WeekSettingsTable(
            around: context.today.monday, reach: 7 * WeekAccess.weeksAhead, of: context.household, in: context.db)
        return DishDeletionPage(dish, places: places, settings, context)
    }

    private static func dish(_ context: MemberContext) throws -> Dish {
        let dish = try context.library()[DishID(context.parameter("dish"))]
        guard let dish, !dish.isDeleted else { throw AppError.notFound }
        return dish
    }

    private static func show(_ form: DishDraft, _ context: MemberContext, refusal: String = "") throws -> Response {
        var page = DishFormPage(form, library: try context.library(), context)
        page.refusal = refusal
        let isRefused = form.hasErrors || !refusal.isEmpty
        return try context.page(
            "dishes/form", status: isRefused ? .unprocessableContent : .ok, title: page.heading,
            section: .dishes, page)
    }
}
