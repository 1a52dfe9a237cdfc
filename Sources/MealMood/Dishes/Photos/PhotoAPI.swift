import HTTP

/// A dish's photo for programs: the content of the request is the file.
enum PhotoAPI {
    static let put = Preparation(
        bodyLimit: Photo.bodyLimit,
        read: { (request: inout Request) in
            let file = request.takeContent()
            return Result { () throws(PhotoFault) in try Photo(file: file) }
        },
        respond: { context, photo in try put(photo, context) })

    static func remove(_ context: MemberContext) throws -> Response {
        try ReplacedNote.removal(try DishChanges.save(.remove, of: try context.dish(), context), context)
    }

    private static func put(_ read: Result<Photo, PhotoFault>, _ context: MemberContext) throws -> Response {
        var dish = try context.dish()
        switch read {
        case .failure(let fault): throw AppError.dishRefused(.photo, .photo(fault))
        case .success(let photo):
            let replaced = try DishChanges.save(.set(photo), of: dish, context)
            if dish.photo != photo.hash { (dish.photo, dish.rev) = (photo.hash, dish.rev + 1) }
            return DishJSON(
                dish: dish, ingredients: try context.ingredients(of: dish), request: context.request,
                replaced: try ReplacedNote(replaced, context)
            ).answer()
        }
    }
}
