/// Why content could not be read as a form.
package enum FormError: Error, Equatable, Sendable {
    /// Broken escapes, text that is not UTF-8, NUL, broken multipart framing.
    case malformed
    /// More fields or parts than the limits allow.
    case tooMany
    /// More octets than the limits allow.
    case tooLarge
    /// The content is not of a media type that forms have.
    case notAForm

    /// The status to answer with.
    package var status: Status {
        switch self {
        case .malformed: .badRequest
        case .tooMany, .tooLarge: .contentTooLarge
        case .notAForm: .unsupportedMediaType
        }
    }
}
