/// Why an image could not be taken.
package enum ImageFault: Error, Equatable, Sendable {
    /// Not JPEG, PNG or WebP.
    case unknownType
    /// Begins as an image and is none, or ends too early.
    case broken
    /// More pixels than the caller allows.
    case tooManyPixels
}
