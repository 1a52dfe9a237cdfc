import Images

/// What is wrong with a file that should be a photo.
enum PhotoFault: String, CaseIterable, Error, Sendable {
    case tooLarge, tooManyPixels, unknownType, broken
    /// The photo was fine, but something else of its form was not; no form can keep a file.
    case chooseAgain

    init(_ fault: ImageFault) {
        self =
            switch fault {
            case .unknownType: .unknownType
            case .broken: .broken
            case .tooManyPixels: .tooManyPixels
            }
    }

    func sentence(_ context: VisitorContext) -> String { context.text("photo.fault.\(rawValue)") }
}
