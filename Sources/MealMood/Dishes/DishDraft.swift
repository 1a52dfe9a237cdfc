import HTTP
import Planner

/// The dish form as filled in, with what is wrong at each field.
struct DishDraft {
    var dish: DishID?
    var name = ""
    var description = ""
    var tags: [String] = []
    var returnTo: String?
    private(set) var nameFault: InputText.Fault?
    private(set) var descriptionFault: InputText.Fault?
    private(set) var lacksTags = false

    var hasErrors: Bool { nameFault != nil || descriptionFault != nil || lacksTags }

    init(returnTo: String? = nil) { self.returnTo = returnTo }

    init(_ dish: Dish, returnTo: String?) {
        self.dish = dish.id
        name = dish.name
        description = dish.description
        tags = dish.tags.map(\.text)
        self.returnTo = returnTo
    }

    init(posted context: MemberContext, dish: Dish? = nil) throws {
        let form = try context.request.form()
        self.dish = dish?.id
        name = form.first("name") ?? ""
        description = InputText.folded(form.first("description") ?? "")
        let known = Set(try context.library().tags.map(\.id.text))
        tags = form.all("tags").filter(known.contains)
        returnTo = LocalPath.safe(form.first("return"))
        check()
    }

    /// The dish's own fields, cleaned; nil when something is wrong.
    func content(in library: DishLibrary) -> (name: String, description: String, tags: [TagID])? {
        guard !hasErrors, case .success(let name) = InputText.requiredLine(name, limit: Dish.nameLimit),
            case .success(let description) = InputText.line(description, limit: Dish.descriptionLimit)
        else { return nil }
        let known = library.tags.map(\.id).filter { tags.contains($0.text) }
        return known.isEmpty ? nil : (name, description, known)
    }

    private mutating func check() {
        if case .failure(let fault) = InputText.requiredLine(name, limit: Dish.nameLimit) { nameFault = fault }
        if case .failure(let fault) = InputText.line(description, limit: Dish.descriptionLimit) {
            descriptionFault = fault
        }
        lacksTags = tags.isEmpty
    }
}
