import Mustache

/// What of name and colour can be changed, by whom.
struct TagLook: Model {
    var isGiven: Bool
    var canMake: Bool
    var colours: [TagColourChoice]
    var free: String
    var isFree: Bool
    var paletteURL: String

    init(_ tag: Tag, canMake: Bool, _ context: MemberContext) {
        isGiven = tag.given != nil
        self.canMake = canMake
        colours = TagColour.allCases.map { colour in
            TagColourChoice(
                colour: colour, name: context.text("tags.colour.\(colour.rawValue)"),
                isChecked: colour.hex == tag.colour)
        }
        free = tag.colour.lowercased()
        isFree = TagColour(hex: tag.colour) == nil
        paletteURL = TagStyles.paletteURL(tag.colour, context.services)
    }

    static let fields: [Field<Self>] = [
        .flag("hasName") { $0.isGiven || $0.canMake },
        .flag("hasColour") { !$0.isGiven && $0.canMake },
        .flag("isLocked") { !$0.isGiven && !$0.canMake },
        .list("colours") { $0.colours },
        .text("free") { $0.free },
        .flag("isFree") { $0.isFree },
        .text("paletteURL") { $0.paletteURL },
    ]
}

struct TagColourChoice: Model {
    var colour: TagColour
    var name: String
    var isChecked: Bool

    static let fields: [Field<Self>] = [
        .text("key") { $0.colour.rawValue },
        .text("value") { $0.colour.hex },
        .text("label") { $0.name },
        .flag("isChecked") { $0.isChecked },
    ]
}
