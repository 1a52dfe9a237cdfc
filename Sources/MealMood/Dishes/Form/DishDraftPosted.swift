import HTTP
import Planner

extension DishDraft {
    /// A form that was sent.
    init(posted context: MemberContext, photo: PhotoOrder = .keep, dish: Dish? = nil) throws {
        let form = try context.request.form()
        self.init(returnTo: LocalPath.safe(form.first("return")))
        self.dish = dish?.id
        name = form.first("name") ?? ""
        description = InputText.folded(form.first("description") ?? "")
        let library = try context.library()
        tags = form.all("tags").filter { library[TagID($0)] != nil }
        isPriority = form.first("isPriority") != nil
        try readRules(form)
        readLines(form)
        self.photo = photo
        isChanged = true
        faults = DishCheck(self, in: library).faults.filter { !isUnfinished || $0.key == .ingredients }
        if case .refused(let fault) = photo { faults[.photo] = .photo(fault) }
    }

    private mutating func readRules(_ form: Form) throws {
        isFixed = form.first("isFixed") != nil
        if let text = form.first("fixedDay") {
            guard let day = Int(text), (0...6).contains(day) else { throw AppError.invalidField("fixedDay") }
            fixedDay = day
        }
        if let text = form.first("fixedMeal") {
            fixedMeal = Meal(rawValue: text)
            guard fixedMeal != nil || text.isEmpty else { throw AppError.invalidField("fixedMeal") }
        }
        isSpaced = form.first("isSpaced") != nil
        spacing = form.first("spacing") ?? spacing
    }

    private mutating func readLines(_ form: Form) {
        let (amounts, units, names) = (form.all("amount"), form.all("unit"), form.all("ingredient"))
        lines = names.indices.map { index in
            IngredientLine(
                amount: index < amounts.count ? amounts[index] : "", unit: index < units.count ? units[index] : "",
                name: names[index])
        }
        let order = form.first("line")
        isUnfinished = order != nil
        if let index = order.flatMap({ Int($0) }), lines.indices.contains(index) { lines.remove(at: index) }
        lines.removeAll(where: \.isBlank)
        newLine = form.first("newIngredient") ?? ""
        guard order == nil || order == "add" else { return }
        let typed = IngredientLine(typed: newLine)
        if !typed.isBlank || order == "add" { lines.append(typed) }
        newLine = ""
    }
}
