/// A language of the interface. The raw value is its ISO 639-1 code.
package enum Language: String, CaseIterable, Sendable {
    case es
    case en

    /// `es`, `en`: for `lang` attributes, cookies and file names.
    package var code: String { rawValue }

    /// What its speakers call it: the label of a link that switches to it.
    package var ownName: String {
        switch self {
        case .es: "Español"
        case .en: "English"
        }
    }
}
