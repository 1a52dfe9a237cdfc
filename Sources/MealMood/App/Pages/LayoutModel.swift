import HTTP
import Localization
import Mustache

/// What every page has around its own content.
struct LayoutModel: Model {
    var title: String
    var language: Language
    var theme: Theme?
    var path: String
    var base: String
    var otherLanguage: Language
    var importMap: SafeHTML
    /// The person who is signed in; empty for nobody.
    var account: String
    /// The household whose page it is; empty for nobody's.
    var household: String
    var build: String
    var tagsURL: String
    var nav: NavModel
    /// Who lives in the household, for the way there; empty while nobody else does.
    var avatars: [AvatarModel]
    var avatarsLabel: String
    var farewell: FarewellModel?
    var notice: NoticeModel?

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("language") { $0.language.code },
        .text("theme") { $0.theme?.rawValue ?? "" },
        .text("themeColour") { $0.theme == .dark ? PageColour.dark : PageColour.light },
        .text("lightColour") { _ in PageColour.light },
        .text("darkColour") { _ in PageColour.dark },
        .text("manifestURL") { Manifest.url($0.language) },
        .text("path") { $0.path },
        .text("base") { $0.base },
        .text("otherLanguage") { $0.otherLanguage.code },
        .text("otherLanguageName") { $0.otherLanguage.ownName },
        .html("importMap") { $0.importMap },
        .text("accountID") { $0.account },
        .text("householdID") { $0.household },
        .text("build") { $0.build },
        .text("tagsURL") { $0.tagsURL },
        .flag("isSignedIn") { !$0.tagsURL.isEmpty },
        .model("nav") { $0.nav },
        .list("avatars") { $0.avatars },
        .flag("hasAvatars") { !$0.avatars.isEmpty },
        .text("avatarsLabel") { $0.avatarsLabel },
        .model("farewell") { $0.farewell },
        .model("notice") { $0.notice },
    ]
}

/// Which entry of the navigation is the current page.
struct NavModel: Model {
    var current: Section?

    enum Section: Sendable { case week, dishes, tags, settings }

    static let fields: [Field<Self>] = [
        .flag("week") { $0.current == .week },
        .flag("dishes") { $0.current == .dishes },
        .flag("tags") { $0.current == .tags },
        .flag("settings") { $0.current == .settings },
    ]
}

/// A sentence shown once, at the top, after something was done.
struct NoticeModel: Model {
    var text: String
    var isError: Bool
    var undo: NoticeUndo?

    static let fields: [Field<Self>] = [
        .text("text") { $0.text },
        .flag("isError") { $0.isError },
        .model("undo") { $0.undo },
    ]
}

/// The form that takes back what a notice speaks of.
struct NoticeUndo: Model {
    var url: String
    var token: String
    /// The week's own script takes it back in place.
    var isOfWeek = true

    static let fields: [Field<Self>] = [
        .text("url") { $0.url },
        .text("token") { $0.token },
        .flag("isOfWeek") { $0.isOfWeek },
    ]
}
