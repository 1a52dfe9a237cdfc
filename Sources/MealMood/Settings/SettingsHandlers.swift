import HTTP

enum SettingsHandlers {
    static let url = "/settings"

    static func show(_ context: MemberContext) throws -> Response {
        try page(SettingsDraft(context), context)
    }

    /// Saves the fields that the form has; the others stay as they are.
    static func save(_ context: MemberContext) throws -> Response {
        var form = SettingsDraft(context)
        try form.read(try context.request.form())
        guard form.faults.isEmpty else { return try page(form, context) }
        try SettingsStore.write(form.household, form.member, context)
        return .redirect(to: Notice.settingsSaved.added(to: url))
    }

    private static func page(_ form: SettingsDraft, _ context: MemberContext) throws -> Response {
        try context.page(
            "settings/page", status: form.faults.isEmpty ? .ok : .unprocessableContent,
            title: context.text("settings.title"), section: .settings, try SettingsPage(form, context))
    }
}
