import HTTP
import Localization
import Mustache

/// What `Templates/household/devices` needs: where people are signed in.
struct DeviceListModel: Model {
    var devices: [DeviceRow]

    /// Of the reader alone.
    static func own(_ context: MemberContext) throws -> DeviceListModel {
        let list = SessionList(person: context.member.id, context: context.visitor)
        return DeviceListModel(devices: try list.all().map { DeviceRow($0, of: nil, context) })
    }

    /// Of everybody who lives in the household, the one used last first. Each ends their own only.
    static func household(_ context: MemberContext) throws -> DeviceListModel {
        let people = try MemberStore.people(of: context.household.id, in: context.db)
        let found = try people.flatMap { person in
            try SessionList(person: person.id, context: context.visitor).all().map { (person, $0) }
        }
        return DeviceListModel(
            devices: found.sorted { $0.1.seenAt > $1.1.seenAt }.map { person, session in
                DeviceRow(session, of: person.id == context.member.id ? nil : person, context)
            })
    }

    static let fields: [Field<Self>] = [.list("devices") { $0.devices }]
}

struct DeviceRow: Model {
    var name: String
    var text: String
    var icon: String
    var isThis: Bool
    /// Where the device is signed out; empty for the one in use and for those of others.
    var endURL: String
    var returnURL: String

    /// - Parameter person: whose device it is; nil for the reader's own.
    init(_ session: SessionList.Entry, of person: MemberStore.Person?, _ context: MemberContext) {
        let device = session.device.text(context.visitor)
        name = session.name.isEmpty ? device : session.name
        isThis = session.id == context.visitor.identity?.session
        let owner = person?.name ?? ""
        let parts = [
            owner, session.name.isEmpty ? "" : device,
            isThis ? context.text("account.device.this") : AgoWords(context: context).text(session.seenAt),
        ]
        let words = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        text = words.prefix(1).uppercased() + words.dropFirst()
        icon = session.device.kind == .computer ? "laptop" : session.device.kind.rawValue
        endURL = isThis || person != nil ? "" : "/account/sessions/\(session.id)/end"
        returnURL = context.request.path
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("text") { $0.text },
        .text("icon") { $0.icon },
        .flag("isThis") { $0.isThis },
        .text("endURL") { $0.endURL },
        .text("returnURL") { $0.returnURL },
    ]
}
