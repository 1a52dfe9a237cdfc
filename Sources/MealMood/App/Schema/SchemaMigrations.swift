import SQLite

/// Append only: a migration that has landed is never edited, because homes have run it.
enum Schema {
    static let migrations: [Migration] = [
        Migration("0001-household", script: household),
        Migration("0002-dishes", script: dishes),
        Migration("0003-weeks", script: weeks),
        Migration("0004-changes", script: changes),
        Migration("0005-week-fields", script: weekFields),
        Migration("0006-repeats", script: repeats),
        Migration("0007-dish-details", script: dishDetails),
        Migration("0008-photos", script: photos),
        Migration("0009-member-settings", script: memberSettings),
        Migration("0010-tokens", script: tokens),
        Migration("0011-licences", script: licences),
        Migration("0012-accounts", script: accounts),
        Migration("0013-sign-in", script: signIn),
        Migration("0014-invitations", script: invitations),
        Migration("0015-feed", script: feed),
        Migration("0016-replaced", script: replaced),
    ]
}
