import HTTP
import Planner
import SQLite

/// What a form of a dish wants to be done with its photo.
enum PhotoOrder: Sendable {
    case keep
    case remove
    case set(Photo)
    case refused(PhotoFault)

    /// - Parameter request: its form stays without the file.
    init(takenFrom request: inout Request) throws {
        let form = try request.takeForm()
        if let file = form.file("photo") {
            do throws(PhotoFault) {
                self = .set(try Photo(file: file.bytes))
            } catch {
                self = .refused(error)
            }
        } else {
            self = form.first("removePhoto") == nil ? .keep : .remove
        }
    }

    /// A route whose form may bring a photo.
    static func prepared(_ respond: @escaping @Sendable (MemberContext, PhotoOrder) throws -> Response) -> Endpoint {
        .prepared(Preparation(bodyLimit: Photo.bodyLimit, read: { try PhotoOrder(takenFrom: &$0) }, respond: respond))
    }

    /// Whether the dish would have another photo, or none any more.
    func isNew(on dish: Dish) -> Bool {
        switch self {
        case .keep, .refused: false
        case .remove: dish.photo != nil
        case .set(let photo): dish.photo != photo.hash
        }
    }

    func carryOut(on dish: DishID, stamp: Stamp, in db: Connection) throws {
        switch self {
        case .keep, .refused: break
        case .remove: try PhotoStore.remove(of: dish, stamp: stamp, in: db)
        case .set(let photo): try PhotoStore.set(photo, of: dish, stamp: stamp, in: db)
        }
    }
}
