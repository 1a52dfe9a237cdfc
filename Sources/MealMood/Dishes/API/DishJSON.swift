import HTTP
import Planner

/// A dish as programs read it.
struct DishJSON {
    let dish: Dish
    let ingredients: [Ingredient]
    /// The request that asks for it, by which its addresses are written.
    let request: Request
    var replaced: ReplacedNote?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", dish.id.text)
            json.member("name", dish.name)
            json.member("description", dish.description)
            json.member("tags", dish.tags.map(\.text))
            json.member("isPriority", dish.isPriority)
            json.member("fixedDay", dish.fixedDay)
            json.member("fixedMeal", dish.fixedMeal?.rawValue)
            json.member("minDaysBetween", dish.minDaysBetween)
            json.array("ingredients") { json in
                for ingredient in ingredients { Self.write(ingredient, to: &json) }
            }
            json.member("photo", PhotoURL.apiPhoto(dish, .whole).map(request.outside))
            json.member("thumbnail", PhotoURL.apiPhoto(dish, .small).map(request.outside))
            json.member("rev", dish.rev)
            replaced?.write(to: &json)
        }
    }

    func answer(_ status: Status = .ok) -> Response {
        Response(status, type: "application/json", JSONWriter.write { write(to: &$0) })
    }

    /// The answer to a dish that was made, which says where it is now.
    func created() -> Response {
        var response = answer(.created)
        response.headers.append("Location", "/api/v1/dishes/\(dish.id.text)")
        return response
    }

    private static func write(_ ingredient: Ingredient, to json: inout JSONWriter) {
        json.object { json in
            json.member("amount", ingredient.amount.text)
            if let number = ingredient.amount.number {
                json.member("quantity", number)
            } else {
                json.key("quantity")
                json.null()
            }
            json.member("unit", ingredient.unit)
            json.member("name", ingredient.name)
        }
    }
}
