import Foundation
import HTTP

extension Request {
    /// The body as JSON; only a request that says it is JSON is read as such, so that no form of another site can be.
    func json<Body: Decodable>(_ type: Body.Type) throws -> Body {
        let media = (headers["Content-Type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard media.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
            throw AppError.unsupportedMediaType
        }
        guard let value = try? JSONDecoder().decode(type, from: Data(body)) else { throw AppError.badRequest }
        return value
    }
}
