import Crypto
import HTTP
import Mustache

/// The phone that has opened the code.
enum PhoneHandlers {
    /// Holds the phone's token until somebody has confirmed it.
    private static let cookieName = "mm-pair"

    static func show(_ context: VisitorContext) throws -> Response {
        guard let pairing = try pairing(context) else { return try LinkGonePage.response(context) }
        if let phone = context.request.cookie(cookieName).flatMap(Token.init(text:)),
            try PairingStore.isPhone(phone, of: pairing, in: context.db)
        {
            return try show(pairing, to: phone, context)
        }
        guard pairing.state == .shown else { return try LinkGonePage.response(context) }
        return try page(PhoneForm(pairing, context), pairing, context)
    }

    static func ask(_ context: VisitorContext) throws -> Response {
        guard let pairing = try pairing(context) else { return try LinkGonePage.response(context) }
        let form = try PhoneForm(posted: context.request)
        if let key = form.key, try PairingStore.isForm(key, of: pairing, in: context.db) {
            guard pairing.state == .asked else { return .redirect(to: context.request.path) }
            return try waiting(context) { try PairingStore.changePhone(of: pairing, to: $0, in: context.db) }
        }
        guard pairing.state == .shown else { return try LinkGonePage.response(context) }
        guard let name = form.checkedName else { return try page(form, pairing, context) }
        return try waiting(context) { phone in
            let number = 10 + Int(randomBytes(4).reduce(0) { $0 << 8 | UInt32($1) } % 90)
            try PairingStore.ask(pairing, number: number, name: name, phone: phone, form: form.key, context)
        }
    }

    private static func waiting(_ context: VisitorContext, _ keep: (Token) throws -> Void) throws -> Response {
        let phone = Token()
        try keep(phone)
        var response = Response.redirect(to: context.request.path)
        response.setCookie(
            SetCookie(
                cookieName, phone.text, path: context.request.cookiePath, maxAge: Int(Pairing.answerLifetime),
                isSecure: context.request.isSecure))
        return response
    }

    /// Once confirmed, the token that the phone holds is that of its session. Its own cookie ends by itself: a page that
    /// asks how far it is, and then goes on, comes twice.
    private static func show(_ pairing: Pairing, to phone: Token, _ context: VisitorContext) throws -> Response {
        guard pairing.state == .confirmed else {
            let page = PhoneWaitPage(pairing, context)
            return try context.page("sign-in/phone-wait", title: page.title, [Record(page)])
        }
        var response = Response.redirect(to: "/")
        response.setCookie(SessionCookie.made(phone, for: context.request))
        return response
    }

    private static func page(_ form: PhoneForm, _ pairing: Pairing, _ context: VisitorContext) throws -> Response {
        let page = try PhonePage(form, pairing, context)
        return try context.page(
            "sign-in/phone", status: form.fault == nil ? .ok : .unprocessableContent, title: page.title,
            [Record(page)])
    }

    private static func pairing(_ context: VisitorContext) throws -> Pairing? {
        try context.guessing(.links) {
            try PairingStore.pairing(code: context.parameters["code"], at: context.now, in: context.db)
        }
    }
}
