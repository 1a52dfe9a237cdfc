import Mustache
import Planner

/// The photo in the form of a dish.
struct PhotoField: Model {
    /// Of the tag and the drawing that stand where there is no photo.
    var tagId: String
    var glyph: String
    /// The address of the photo; empty without one.
    var url: String
    /// Where a photo goes at once; empty for a dish that is still to be made.
    var api: String
    var error: String

    init(_ form: DishDraft, stored: Dish?, library: DishLibrary, _ context: MemberContext) {
        tagId = stored?.tags.first?.text ?? ""
        glyph = (stored.map(library.glyph) ?? .dish).rawValue
        url = stored.flatMap { PhotoURL.photo($0, .whole) } ?? ""
        api = stored.map { "/api/v1/dishes/\($0.id.text)/photo" } ?? ""
        error = form.sentence(.photo, context)
        // No page can put a file back into its field.
        if case .set = form.photo { error = PhotoFault.chooseAgain.sentence(context.visitor) }
    }

    static let fields: [Field<Self>] = [
        .text("tagId") { $0.tagId },
        .text("glyph") { $0.glyph },
        .text("photoURL") { $0.url },
        .text("api") { $0.api },
        .text("photoError") { $0.error },
    ]
}
