import Crypto
import HTTP

/// By what a request is recognised when it comes again (decision 0007).
struct RepeatKey {
    static let longest = 255

    let text: String
    /// Method, target and content: a key stands for one request.
    let fingerprint: [UInt8]
    /// Whether the sender named the request itself. A form is named by its content, the mark `once` of its page included.
    let isGiven: Bool

    /// Nil for a request that does not say how to recognise it.
    init?(_ request: Request) throws {
        fingerprint = sha256(Array("\(request.method) \(request.path)?\(request.query)\n".utf8) + request.body)
        if let given = request.headers["Idempotency-Key"] {
            guard (1...Self.longest).contains(given.utf8.count), given.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
            else {
                throw AppError.badRequest
            }
            text = "key \(given)"
            isGiven = true
        } else if let form = try? request.form(), form.first("once") != nil {
            text = "once \(Hex.encode(fingerprint))"
            isGiven = false
        } else {
            return nil
        }
    }
}
