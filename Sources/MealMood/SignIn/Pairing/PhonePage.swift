import Crypto
import HTTP
import Localization
import Mustache

/// What `Templates/sign-in/phone` needs: whose account it is, on which server, and what the phone is to be called.
struct PhonePage: Model {
    var title: String
    var avatar: AvatarModel
    var question: String
    var server: String
    var action: String
    var key: String
    var name: String
    var nameError: String
    /// Said when this browser is somebody already.
    var note: String

    init(_ form: PhoneForm, _ pairing: Pairing, _ context: VisitorContext) throws {
        let look = try AccountStore.look(of: pairing.person, in: context.db)
        title = context.text("pairing.phone.title")
        avatar = AvatarModel(name: look.name, colour: look.colour)
        question =
            look.name.isEmpty
            ? context.text("pairing.phone.nameless")
            : context.text("pairing.phone.question", ["name": .text(look.name)])
        server = context.request.headers["Host"] ?? ""
        action = context.request.path
        key = form.key?.text ?? EntranceKey.fresh()
        name = form.name
        nameError = form.fault?.sentence("name", limit: PhoneForm.longestName, context) ?? ""
        note = ""
        if let member = context.identity?.member {
            note =
                member.id == pairing.person
                ? context.text("pairing.phone.same")
                : context.text("pairing.phone.other", ["name": .text(member.name)])
        }
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .model("avatar") { $0.avatar },
        .text("question") { $0.question },
        .text("server") { $0.server },
        .text("action") { $0.action },
        .text("key") { $0.key },
        .text("name") { $0.name },
        .text("nameError") { $0.nameError },
        .text("note") { $0.note },
    ]
}

/// What `Templates/sign-in/phone-wait` needs: the number to compare.
struct PhoneWaitPage: Model {
    var title: String
    var state: String
    var number: String

    init(_ pairing: Pairing, _ context: VisitorContext) {
        title = context.text("pairing.phone.title")
        state = pairing.state.rawValue
        number = pairing.number.map(String.init) ?? ""
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("state") { $0.state },
        .flag("isRefused") { $0.state == Pairing.State.refused.rawValue },
        .text("number") { $0.number },
    ]
}
