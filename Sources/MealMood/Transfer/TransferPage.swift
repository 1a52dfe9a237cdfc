import Mustache

struct TransferPage: Model {
    /// Who may bring in what takes everything else's place.
    var isOwner: Bool
    /// Whether a file with all photos could be brought in again.
    var photosFit: Bool
    /// The file that was given and refused.
    var fileName: String
    var error: String

    static let fields: [Field<Self>] = [
        .flag("isOwner") { $0.isOwner },
        .flag("photosFit") { $0.photosFit },
        .text("fileURL") { _ in TransferURL.file },
        .text("smallURL") { _ in TransferURL.fileWithoutPhotos },
        .text("action") { _ in TransferURL.page },
        .text("fileName") { $0.fileName },
        .text("error") { $0.error },
    ]
}
