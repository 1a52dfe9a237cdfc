import HTTP
import Planner

enum PhotoHandlers {
    static func show(_ context: MemberContext) throws -> Response {
        let size = PhotoSize(rawValue: try context.visitor.query("size")) ?? .whole
        let found = try PhotoStore.file(
            size, of: DishID(context.parameter("dish")), household: context.household.id, in: context.db)
        guard let (hash, bytes) = found else { throw AppError.notFound }
        var response = Response(type: "image/jpeg", bytes)
        response.headers.append("ETag", ETag("\(hash)-\(size.rawValue)").headerValue)
        // An older address shows what there is now, but not for ever.
        let isNamed = try context.visitor.query("v") == hash
        response.headers.append(
            "Cache-Control", isNamed ? "private, max-age=31536000, immutable" : "private, no-cache")
        return response
    }
}
