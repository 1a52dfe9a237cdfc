import Planner

/// Where a dish's photo is, for pages and for programs. The address names the content, so that a browser need never ask for it again.
enum PhotoURL {
    static func photo(_ dish: Dish, _ size: PhotoSize) -> String? {
        dish.photo.map { "/dishes/\(dish.id.text)/photo?v=\($0)&size=\(size.rawValue)" }
    }

    static func apiPhoto(_ dish: Dish, _ size: PhotoSize) -> String? { photo(dish, size).map { "/api/v1" + $0 } }
}
