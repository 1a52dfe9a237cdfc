import Localization

/// Licences in words, their days as the household's calendar has them.
struct LicenceWords {
    let context: VisitorContext

    /// "14 de septiembre de 2027"
    func day(of instant: Int64) -> String {
        let zone = context.identity?.household.timeZone ?? ""
        let day = CivilParts(Clock.day(at: instant, timeZone: zone))
        let month = context.services.texts.catalogue.monthNameInSentence(day.month, in: context.language)
        return context.text(
            "premium.date",
            ["day": .number(day.day), "month": .text(month), "year": .text(String(day.year))])
    }

    /// A sentence that names a day.
    func text(_ key: String, day instant: Int64) -> String { context.text(key, ["date": .text(day(of: instant))]) }

    func plan(_ plan: Licence.Plan) -> String { context.text("premium.plan.\(plan.rawValue)") }

    /// "Anual, a nombre de Familia Pérez"
    func name(_ licence: Licence) -> String {
        context.text("premium.licence", ["plan": .text(plan(licence.plan)), "name": .text(licence.name)])
    }

    func standing(_ licence: Licence, at instant: Int64) -> String {
        switch licence.standing(at: instant) {
        case .notYetValid: text("premium.standing.notYetValid", day: licence.notBefore)
        case .valid:
            licence.expiry.map { text("premium.standing.valid", day: $0 - 1) }
                ?? context.text("premium.standing.lifetime")
        case .grace: text("premium.standing.grace", day: (licence.end ?? 0) - 1)
        case .expired: text("premium.standing.expired", day: licence.expiry ?? 0)
        }
    }
}

extension LicenceFault {
    /// What is wrong with the code, in words.
    func sentence(_ context: VisitorContext) -> String {
        let words = LicenceWords(context: context)
        return switch self {
        case .missing: context.text("premium.fault.missing")
        case .notACode: context.text("premium.fault.notACode")
        case .damaged: context.text("premium.fault.damaged")
        case .foreign: context.text("premium.fault.foreign")
        case .notYetValid(let instant): words.text("premium.fault.notYetValid", day: instant)
        case .expired(let instant): words.text("premium.fault.expired", day: instant)
        case .taken: context.text("premium.fault.taken")
        }
    }
}
