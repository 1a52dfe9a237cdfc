import HTTP
import Localization
import Planner
import SQLite

/// A request of somebody who belongs to a household that is through its onboarding.
struct MemberContext {
    let visitor: VisitorContext
    let household: Household
    let member: Member
    let today: CivilDay

    var request: Request { visitor.request }
    var db: Connection { visitor.db }
    var language: Language { visitor.language }
    var services: Services { visitor.services }
    var texts: Texts { services.texts }

    init(_ visitor: VisitorContext) throws {
        guard let identity = visitor.identity else {
            throw visitor.request.isForProgram ? AppError.unauthorized : AppError.signInNeeded
        }
        self.visitor = visitor
        household = identity.household
        member = identity.member
        today = Clock.day(at: visitor.now, timeZone: identity.household.timeZone)
    }

    func text(_ key: String, _ arguments: [String: Argument] = [:]) -> String { visitor.text(key, arguments) }

    func parameter(_ name: String) -> String { visitor.parameters[name] }

    func library() throws -> DishLibrary { try visitor.libraries.library(of: household, in: db) }

    /// No program gets at what lets people in.
    func requirePerson() throws {
        guard visitor.identity?.isProgram == false else { throw AppError.personNeeded }
    }

    var isOwner: Bool { member.role == .owner }

    /// Throws for what only who leads the household may do.
    func requireOwner() throws {
        guard isOwner else { throw AppError.ownerNeeded }
    }

    func stamp() throws -> Stamp {
        try Stamp.next(for: household.id, by: member.id, at: visitor.now, in: db)
    }
}
