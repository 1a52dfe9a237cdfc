import Localization

extension InputText.Fault {
    /// What is wrong with a field, in words.
    func sentence(_ field: String, limit: Int, _ context: VisitorContext) -> String {
        switch self {
        case .required: context.text("form.name.required")
        case .tooLong: context.text("form.\(field).tooLong", ["count": .number(limit)])
        case .invalid: context.text("form.text.invalid")
        }
    }
}
