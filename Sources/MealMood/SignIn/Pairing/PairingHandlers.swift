import Crypto
import HTTP

/// The device that shows the code.
enum PairingHandlers {
    static let url = "/devices/new"

    static func offer(_ context: MemberContext) throws -> Response {
        let page = PairingOfferPage(title: context.text("pairing.title"))
        return try context.page("sign-in/pairing-offer", title: page.title, section: .settings, page)
    }

    static func begin(_ context: MemberContext) throws -> Response {
        let id = randomID()
        let code = Pairing.code(of: id, session: try session(context))
        try PairingStore.create(id, code: code, of: context.member.id, at: context.visitor.now, in: context.db)
        return .redirect(to: "/devices/\(id)")
    }

    static func show(_ context: MemberContext) throws -> Response {
        let pairing = try named(context)
        let page = try PairingPage(pairing, code: Pairing.code(of: pairing.id, session: try session(context)), context)
        return try context.page("sign-in/pairing", title: page.title, section: .settings, page)
    }

    static func answer(_ context: MemberContext) throws -> Response {
        let pairing = try named(context)
        let answer = try context.request.form().first("number")
        if pairing.state == .asked, pairing.expiresAt > context.visitor.now, let number = pairing.number {
            if answer == String(number) {
                try confirm(pairing, context)
            } else {
                try PairingStore.refuse(pairing, in: context.db)
            }
        }
        return .redirect(to: "/devices/\(pairing.id)")
    }

    private static func confirm(_ pairing: Pairing, _ context: MemberContext) throws {
        guard let former = try PairingStore.confirm(pairing, at: context.visitor.now, in: context.db) else { return }
        try context.visitor.end(session: former)
    }

    private static func named(_ context: MemberContext) throws -> Pairing {
        _ = try session(context)
        let id = context.parameter("pairing")
        guard let pairing = try PairingStore.pairing(id, of: context.member.id, in: context.db) else {
            throw AppError.notFound
        }
        return pairing
    }

    private static func session(_ context: MemberContext) throws -> String {
        guard case .session(let token) = Credential(context.request) else { throw AppError.personNeeded }
        return token
    }
}
