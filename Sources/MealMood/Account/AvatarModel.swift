import Mustache

/// What `Templates/account/avatar` needs: a person's initial on their colour.
struct AvatarModel: Model {
    var initial: String
    var colour: AvatarColour

    init(name: String, colour: AvatarColour) {
        initial = name.first.map { String($0).uppercased() } ?? ""
        self.colour = colour
    }

    static let fields: [Field<Self>] = [
        .text("initial") { $0.initial },
        .text("colour") { $0.colour.rawValue },
    ]
}
