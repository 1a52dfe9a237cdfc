/// A plural category of CLDR (unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
package enum PluralForm: String, CaseIterable, Sendable {
    case one
    case many
    case other
}

extension Language {
    /// The form that goes with a whole number, by CLDR's cardinal rules. Zero is `other`; a sign does not matter.
    package func pluralForm(of number: Int) -> PluralForm {
        let magnitude = number.magnitude
        if magnitude == 1 { return .one }
        guard self == .es, magnitude != 0, magnitude.isMultiple(of: 1_000_000) else { return .other }
        return .many
    }

    /// The forms that a text must have.
    var requiredForms: [PluralForm] { [.one, .other] }

    /// The forms that a text may have besides. Spanish has `many` for whole millions ("un millón de platos"): hardly
    /// any text of a household needs it, so `other` stands in where it is not given.
    var optionalForms: [PluralForm] {
        switch self {
        case .es: [.many]
        case .en: []
        }
    }
}
