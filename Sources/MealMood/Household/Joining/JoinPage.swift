import Crypto
import HTTP
import Localization
import Mustache

/// What `Templates/household/joining` needs: the household as it introduces itself, and what is asked of who comes.
struct JoinPage: Model {
    var title: String
    var inviter: String
    var people: String
    var arrival: Arrival
    var name: String
    var nameError: String
    var bringsLibrary: Bool
    /// Who is signed in here.
    var readerName: String
    /// What there is to bring.
    var library: String
    var key: String
    var action: String

    init(_ form: JoinForm, _ offer: Offer, _ context: VisitorContext) throws {
        let words = HouseholdWords(context: context)
        title = context.text("join.offer.title", ["name": .text(words.name(offer.name, owner: offer.ownerName))])
        inviter = context.text("join.offer.inviter", ["name": .text(words.person(offer.ownerName))])
        people = context.text("join.offer.people", ["count": .number(offer.people)])
        arrival = try Arrival(context.identity, offer, in: context.db)
        name = form.name
        nameError = form.fault?.sentence(context) ?? ""
        bringsLibrary = form.bringsLibrary
        readerName = words.person(context.identity?.member.name ?? "")
        library = try Self.library(of: context)
        key = form.key?.text ?? EntranceKey.fresh()
        action = context.request.path
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("inviter") { $0.inviter },
        .text("people") { $0.people },
        .flag("isStranger") { $0.arrival == .stranger },
        .flag("isHere") { $0.arrival == .here },
        .flag("isBound") { $0.arrival == .bound },
        .flag("isAlone") { $0.arrival == .alone },
        .flag("isGuest") { $0.arrival == .guest },
        .flag("canJoin") { $0.arrival.canJoin },
        .text("name") { $0.name },
        .text("nameError") { $0.nameError },
        .flag("bringsLibrary") { $0.bringsLibrary },
        .text("readerName") { $0.readerName },
        .text("library") { $0.library },
        .text("key") { $0.key },
        .text("action") { $0.action },
        .text("householdURL") { _ in HouseholdURL.page },
    ]

    private static func library(of context: VisitorContext) throws -> String {
        guard let identity = context.identity else { return "" }
        let library = try context.libraries.library(of: identity.household, in: context.db)
        return context.text("join.bring.count", ["count": .number(library.dishes.count)])
    }
}

/// What `Templates/household/join` needs: the field for a code.
struct JoinFieldPage: Model {
    var typed: String
    var error: String

    static let fields: [Field<Self>] = [
        .text("typed") { $0.typed },
        .text("error") { $0.error },
        .text("action") { _ in JoinURL.page },
    ]
}
