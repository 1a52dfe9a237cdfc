import Localization

/// What is wrong at each field, in words; empty where nothing is.
extension DishDraft {
    func nameSentence(_ context: MemberContext) -> String {
        nameFault?.sentence("name", limit: Dish.nameLimit, context) ?? ""
    }

    func descriptionSentence(_ context: MemberContext) -> String {
        descriptionFault?.sentence("description", limit: Dish.descriptionLimit, context) ?? ""
    }

    func tagsSentence(_ context: MemberContext) -> String {
        lacksTags ? context.text("form.tags.required") : ""
    }
}

extension InputText.Fault {
    fileprivate func sentence(_ field: String, limit: Int, _ context: MemberContext) -> String {
        switch self {
        case .required: context.text("form.name.required")
        case .tooLong: context.text("form.\(field).tooLong", ["count": .number(limit)])
        case .invalid: context.text("form.text.invalid")
        }
    }
}
