import Crypto
import HTTP
import Localization

/// What a phone that wants in is to be called.
struct PhoneForm {
    static let longestName = 40

    var name: String
    var key: Token?
    private(set) var fault: InputText.Fault?

    /// With the name that fits what the browser says it is.
    init(_ pairing: Pairing, _ context: VisitorContext) throws {
        let owner = try AccountStore.look(of: pairing.person, in: context.db).name
        let device = context.device
        name =
            owner.isEmpty
            ? device.text(context)
            : context.text("pairing.device.\(device.kind.rawValue)", ["name": .text(owner)])
        name = String(name.prefix(Self.longestName))
    }

    init(posted request: Request) throws {
        name = try request.form().first("name") ?? ""
        key = try EntranceKey.read(request)
        if case .failure(let fault) = clean { self.fault = fault }
    }

    /// Nil when it cannot be taken; empty for a device without a name of its own.
    var checkedName: String? { try? clean.get() }

    private var clean: Result<String, InputText.Fault> { InputText.line(name, limit: Self.longestName) }
}
