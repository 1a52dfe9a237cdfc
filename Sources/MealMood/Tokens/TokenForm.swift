import Crypto
import HTTP
import Planner

/// The form of a new token as filled in, with what is wrong in it.
struct TokenForm {
    /// The choices of the page, in days; none is for good.
    static let lives: [Int?] = [nil, 30, 90, 365]

    var name = ""
    var life: Int?
    private(set) var fault: InputText.Fault?

    init() {}

    init(posted request: Request) throws {
        let form = try request.form()
        name = form.first("name") ?? ""
        if let text = form.first("life"), !text.isEmpty {
            guard let days = Int(text), Self.lives.contains(days) else { throw AppError.invalidField("life") }
            life = days
        }
        if case .failure(let fault) = clean { self.fault = fault }
    }

    init(json request: Request) throws {
        struct Body: Decodable {
            var name: String
            var expiresInDays: Double?
        }
        let body = try request.json(Body.self)
        name = body.name
        life = try body.expiresInDays.map { number in
            guard let days = Int(exactly: number), (1...AccessToken.longestLife).contains(days) else {
                throw AppError.invalidField("expiresInDays")
            }
            return days
        }
        _ = try clean.mapError { AppError.invalidText("name", $0, limit: AccessToken.nameLimit) }.get()
    }

    /// The token that it asks for; nil when something is wrong.
    func token(on today: CivilDay) -> AccessToken? {
        guard case .success(let name) = clean else { return nil }
        return AccessToken(id: randomID(), name: name, createdOn: today, expiresOn: life.map { today + $0 })
    }

    private var clean: Result<String, InputText.Fault> {
        InputText.requiredLine(name, limit: AccessToken.nameLimit)
    }
}
