/// Why a licence code is not taken.
package enum LicenceFault: Error, Equatable {
    case missing
    /// Nothing that begins as a code does, or far too long for one.
    case notACode
    /// Once a code: a character of it was lost or changed.
    case damaged
    /// Signed with a key that this server does not know.
    case foreign
    /// Valid from this instant on.
    case notYetValid(Int64)
    /// Out of its weeks of grace; it expired at this instant.
    case expired(Int64)
    /// Another account of this server has used it.
    case taken
}
