import Crypto
import HTTP
import Localization
import Planner

/// The dishes for programs (product §6).
enum DishAPI {
    static func list(_ context: MemberContext) throws -> Response {
        // A person who mistypes a page gets the first; a program is told.
        let page = try context.visitor.query("page")
        guard page.isEmpty || Int(page).map({ $0 > 0 }) == true else { throw AppError.invalidField("page") }
        let part = try DishFilter(context).part(of: context.library())
        return Response(
            type: "application/json",
            try JSONWriter.write { json in
                try json.object { json in
                    try json.array("dishes") { json in
                        for dish in part.shown { try self.json(dish, context).write(to: &json) }
                    }
                    json.member("count", part.count)
                    json.member("page", part.page)
                    json.member("pages", part.pages)
                }
            })
    }

    static func show(_ context: MemberContext) throws -> Response { try json(context.dish(), context).answer() }

    static func create(_ context: MemberContext) throws -> Response {
        let content = try content(context.request.json(DishPatch.self).applied(to: DishDraft()), over: nil, context)
        let dish = Dish(id: DishID(randomID()), content)
        try DishChanges.create(dish, content.ingredients, stamp: context.stamp(), context)
        return DishJSON(dish: dish, ingredients: content.ingredients, request: context.request).created()
    }

    static func change(_ context: MemberContext) throws -> Response {
        let former = try context.dish()
        let draft = DishDraft(former, try context.ingredients(of: former))
        let content = try content(
            context.request.patch(DishPatch.self).applied(to: draft), over: former, context)
        let written = try DishChanges.save(content, over: former, context)
        return DishJSON(
            dish: written.document, ingredients: content.ingredients, request: context.request,
            replaced: try ReplacedNote(written.replaced, context)
        ).answer()
    }

    static func copy(_ context: MemberContext) throws -> Response {
        let dish = try context.dish()
        let ingredients = try context.ingredients(of: dish)
        let copy = DishCopy.copy(of: dish, context)
        try DishChanges.create(copy, ingredients, stamp: context.stamp(), context)
        try PhotoStore.copy(
            from: dish.id, of: context.household.id, to: copy.id, of: context.household.id, in: context.db)
        return DishJSON(dish: copy, ingredients: ingredients, request: context.request).created()
    }

    static func delete(_ context: MemberContext) throws -> Response {
        let dish = try context.dish()
        let places = try DishPlace.all(of: dish, context)
        guard places.isEmpty else { return planned(dish, places, context) }
        return try ReplacedNote.removal(try DishChanges.delete(dish, context), context)
    }

    /// A draft, checked; the first fault is the answer.
    private static func content(
        _ draft: DishDraft, over dish: Dish?, _ context: MemberContext
    ) throws -> DishContent {
        let check = DishCheck(draft, in: try context.library())
        if let (field, fault) = check.faults.min(by: { $0.key.path < $1.key.path }) {
            throw AppError.dishRefused(field, fault)
        }
        if check.content.needsPremium(over: dish) { try context.require(.advancedRules) }
        return check.content
    }

    private static func json(_ dish: Dish, _ context: MemberContext) throws -> DishJSON {
        DishJSON(dish: dish, ingredients: try context.ingredients(of: dish), request: context.request)
    }

    private static func planned(_ dish: Dish, _ places: [DishPlace], _ context: MemberContext) -> Response {
        Problem(
            .conflict, type: "/problems/\(AppError.Key.dishPlanned.rawValue)",
            title: context.text("title.deletion.blocked", ["name": .text(dish.name)]),
            detail: context.text("deletion.blocked")
        ).response { json in
            json.array("places") { json in
                for place in places {
                    json.object { json in
                        json.member("week", place.monday.description)
                        json.member("slot", place.slot.description)
                        json.member("text", place.text)
                        json.member("url", place.url)
                    }
                }
            }
        }
    }
}
