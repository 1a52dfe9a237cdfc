import Localization
import Mustache
import QRCode

/// What `Templates/sign-in/pairing` needs.
struct PairingPage: Model {
    var title: String
    var state: String
    var link: String
    var drawing: SafeHTML
    /// Until the code is worth nothing, for the countdown.
    var seconds: Int
    var seenText: String
    var connectedText: String
    var choices: [PairingChoice]

    init(_ pairing: Pairing, code: String, _ context: MemberContext) throws {
        title = context.text("pairing.title")
        let isOver = pairing.expiresAt <= context.visitor.now
        let isOpen = pairing.state == .shown || pairing.state == .asked
        state = isOver && isOpen ? "expired" : pairing.state.rawValue

        link = context.visitor.link("/pair/\(code)")
        drawing = SafeHTML(try QRCode(link).svg(label: context.text("pairing.picture")))
        seconds = max(0, Int(pairing.expiresAt - context.visitor.now))
        let name = pairing.name.isEmpty ? Device(stored: pairing.device).text(context.visitor) : pairing.name
        seenText = context.text("pairing.asked.text", ["device": .text(name)])
        connectedText = context.text("pairing.confirmed.text", ["device": .text(name)])
        choices = pairing.choices.map(PairingChoice.init)
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("state") { $0.state },
        .flag("isShown") { $0.state == "shown" },
        .flag("isAsked") { $0.state == "asked" },
        .flag("isConfirmed") { $0.state == "confirmed" },
        .flag("isRefused") { $0.state == "refused" },
        .flag("isExpired") { $0.state == "expired" },
        .text("link") { $0.link },
        .html("drawing") { $0.drawing },
        .number("seconds") { $0.seconds },
        .text("seenText") { $0.seenText },
        .text("connectedText") { $0.connectedText },
        .list("choices") { $0.choices },
    ]
}

struct PairingChoice: Model {
    var number: Int

    static let fields: [Field<Self>] = [.number("number") { $0.number }]
}

/// What `Templates/sign-in/pairing-offer` needs.
struct PairingOfferPage: Model {
    var title: String

    static let fields: [Field<Self>] = [.text("title") { $0.title }]
}
