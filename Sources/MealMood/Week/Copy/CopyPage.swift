import Mustache

/// What `Templates/week/copies` needs: the weeks that this week's dishes could go to.
struct CopyPage: Model {
    var title: String
    var subtitle: String
    var action: String
    var weekURL: String
    /// Why nothing was copied.
    var problem: String
    /// None when the week has no dishes.
    var choices: [CopyChoice]

    static let fields: [Field<Self>] = [
        .text("title") { $0.title },
        .text("subtitle") { $0.subtitle },
        .text("action") { $0.action },
        .text("weekURL") { $0.weekURL },
        .text("problem") { $0.problem },
        .list("choices") { $0.choices },
        .flag("canCopy") { $0.choices.contains(where: \.canChoose) },
    ]
}

struct CopyChoice: Model {
    var monday: String
    /// "21–27 sept"
    var range: String
    /// "La semana que viene"
    var distance: String
    /// "9 de 11 encajan"
    var fits: String
    var canChoose: Bool
    var isChecked: Bool
    /// What stays out, and why.
    var left: [String]

    static let fields: [Field<Self>] = [
        .text("monday") { $0.monday },
        .text("range") { $0.range },
        .text("distance") { $0.distance },
        .text("fits") { $0.fits },
        .flag("canChoose") { $0.canChoose },
        .flag("isChecked") { $0.isChecked },
        .texts("left") { $0.left },
        .flag("hasLeft") { !$0.left.isEmpty },
    ]
}
