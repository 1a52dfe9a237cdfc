/// What is wrong at each field, in words; empty where nothing is.
extension DishDraft {
    func sentence(_ field: DishField, _ context: MemberContext) -> String {
        faults[field]?.sentence(context.visitor) ?? ""
    }
}
