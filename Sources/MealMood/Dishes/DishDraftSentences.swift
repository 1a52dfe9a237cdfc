import Localization

/// What is wrong at each field, in words; empty where nothing is.
extension DishDraft {
    func nameSentence(_ context: MemberContext) -> String {
        nameFault?.sentence("name", limit: Dish.nameLimit, context.visitor) ?? ""
    }

    func descriptionSentence(_ context: MemberContext) -> String {
        descriptionFault?.sentence("description", limit: Dish.descriptionLimit, context.visitor) ?? ""
    }

    func tagsSentence(_ context: MemberContext) -> String {
        lacksTags ? context.text("form.tags.required") : ""
    }
}
