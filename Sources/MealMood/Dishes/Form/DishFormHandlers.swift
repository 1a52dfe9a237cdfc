import Crypto
import HTTP
import Planner

/// The form of one dish. A form that asks for one line more or less comes back as it was typed, and nothing is saved.
enum DishFormHandlers {
    static func new(_ context: MemberContext) throws -> Response {
        let form = DishDraft(returnTo: LocalPath.safe(try context.visitor.query("return")))
        // Better said before the work than after it.
        let refusal = try DishAllowance(context).isUsedUp ? DishAllowance.refusal(context.visitor) : ""
        return try show(form, context, refusal: refusal, status: .ok)
    }

    static func create(_ context: MemberContext, _ photo: PhotoOrder) throws -> Response {
        let form = try DishDraft(posted: context, photo: photo)
        guard let content = form.content(in: try context.library()) else { return try show(form, context) }
        let dish = Dish(id: DishID(randomID()), content)
        return try answer(form, context) {
            if content.needsPremium(over: nil) { try context.require(.advancedRules) }
            try DishChanges.create(dish, content.ingredients, photo: photo, stamp: context.stamp(), context)
            return Notice.dishAdded.added(to: form.returnTo ?? "/dishes", subject: dish.id.text)
        }
    }

    static func edit(_ context: MemberContext) throws -> Response {
        let back = LocalPath.safe(try context.visitor.query("return"))
        let dish = try context.dish()
        return try show(DishDraft(dish, try context.ingredients(of: dish), returnTo: back), context)
    }

    static func save(_ context: MemberContext, _ photo: PhotoOrder) throws -> Response {
        let dish = try context.dish()
        let form = try DishDraft(posted: context, photo: photo, dish: dish)
        guard let content = form.content(in: try context.library()) else { return try show(form, context) }
        return try answer(form, context) {
            if content.needsPremium(over: dish) { try context.require(.advancedRules) }
            let written = try DishChanges.save(content, photo: photo, over: dish, context)
            return Notice.dishSaved.added(
                to: form.returnTo ?? "/dishes", subject: dish.id.text, replaced: written.replaced)
        }
    }

    static func copy(_ context: MemberContext) throws -> Response {
        let dish = try context.dish()
        let ingredients = try context.ingredients(of: dish)
        return try answer(DishDraft(dish, ingredients), context) {
            let copy = DishCopy.copy(of: dish, context)
            try DishChanges.create(copy, ingredients, stamp: context.stamp(), context)
            try PhotoStore.copy(
                from: dish.id, of: context.household.id, to: copy.id, of: context.household.id, in: context.db)
            return Notice.dishCopied.added(to: "/dishes/\(copy.id.text)", subject: copy.id.text)
        }
    }

    /// Goes where `write` says; what takes Premium is refused with everything that was typed kept.
    private static func answer(
        _ form: DishDraft, _ context: MemberContext, write: () throws -> String
    ) throws -> Response {
        do {
            return .redirect(to: try write())
        } catch AppError.dishLimit {
            return try show(form, context, refusal: DishAllowance.refusal(context.visitor))
        } catch AppError.premiumNeeded {
            return try show(form, context, refusal: context.text("error.premiumNeeded.text"))
        }
    }

    private static func show(
        _ form: DishDraft, _ context: MemberContext, refusal: String = "", status: Status? = nil
    ) throws -> Response {
        let page = DishFormPage(form, refusal: refusal, library: try context.library(), context)
        let isRefused = form.hasErrors || !refusal.isEmpty
        return try context.page(
            "dishes/form", status: status ?? (isRefused ? .unprocessableContent : .ok), title: page.heading,
            section: .dishes, page)
    }
}

extension MemberContext {
    /// The live dish of the household that the URL names.
    func dish() throws -> Dish {
        guard let dish = try library()[DishID(parameter("dish"))], !dish.isDeleted else { throw AppError.notFound }
        return dish
    }

    func ingredients(of dish: Dish) throws -> [Ingredient] {
        try IngredientStore.ingredients(of: dish.id, household: household.id, in: db)
    }
}
