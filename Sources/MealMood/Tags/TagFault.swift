/// What is wrong with a tag that somebody wants.
enum TagFault: Equatable {
    case name(InputText.Fault)
    /// Another live tag is called so.
    case nameTaken
    case minimumAboveMaximum

    var error: AppError {
        switch self {
        case .name(let fault): .invalidText("name", fault, limit: Tag.nameLimit)
        case .nameTaken: .tagNameTaken
        case .minimumAboveMaximum: .minimumAboveMaximum
        }
    }

    var isOfName: Bool { self != .minimumAboveMaximum }

    /// What the form says at the field.
    func sentence(_ context: MemberContext) -> String {
        switch self {
        case .name(let fault): fault.sentence("name", limit: Tag.nameLimit, context.visitor)
        case .nameTaken: context.text("error.tagNameTaken.text")
        case .minimumAboveMaximum: context.text("error.minimumAboveMaximum.text")
        }
    }
}
