import Mustache
import Planner

/// The five faces with which a family says how a week was.
struct RatingModel: Model {
    var action: String
    var faces: [RatingFace]

    static let fields: [Field<Self>] = [
        .text("action") { $0.action },
        .list("faces") { $0.faces },
    ]

    init(_ plan: WeekPlan, _ context: MemberContext) {
        let words = DocumentWords(context)
        action = WeekURL.rating(plan.monday)
        faces = WeekDocument.ratings.map { rating in
            RatingFace(rating: rating, label: words.rating(rating), isChosen: plan.document.rating == rating)
        }
    }
}

struct RatingFace: Model {
    var rating: Int
    var label: String
    var isChosen: Bool

    static let fields: [Field<Self>] = [
        .number("rating") { $0.rating },
        // Pressed again it takes the rating away.
        .text("value") { $0.isChosen ? "" : String($0.rating) },
        .text("label") { $0.label },
        .flag("isChosen") { $0.isChosen },
    ]
}
