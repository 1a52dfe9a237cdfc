import Localization
import Mustache

/// What `Templates/account/page` needs.
struct AccountPage: Model {
    var title: String
    var avatar: AvatarModel
    var name: String
    var nameError: String
    var colours: [SettingChoice]
    var hasPassword: Bool
    var list: DeviceListModel

    init(_ form: AccountForm, _ context: MemberContext) throws {
        title = context.text("account.title")
        avatar = AvatarModel(name: form.checkedName, colour: form.colour)
        name = form.name
        nameError = form.fault?.sentence(context.visitor) ?? ""
        colours = AvatarColour.allCases.map { colour in
            SettingChoice(
                value: colour.rawValue, label: context.text("account.colour.\(colour.rawValue)"), note: "",
                isChecked: colour == form.colour)
        }
        hasPassword = try PasswordStore.hash(of: context.member.id, in: context.db) != nil
        list = try .own(context)
    }

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .model("avatar") { $0.avatar },
        .text("name") { $0.name },
        .text("nameError") { $0.nameError },
        .list("colours") { $0.colours },
        .flag("hasPassword") { $0.hasPassword },
        .model("list") { $0.list },
        .flag("hasOthers") { $0.list.devices.count > 1 },
    ]
}
