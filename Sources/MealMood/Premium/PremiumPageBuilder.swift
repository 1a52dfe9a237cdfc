import Localization

struct PremiumPageBuilder {
    /// A clock that is less behind was only put right.
    private static let clockTolerance: Int64 = 86_400

    let context: MemberContext
    let words: LicenceWords
    private let desk: LicenceDesk

    init(_ context: MemberContext) {
        self.context = context
        words = LicenceWords(context: context.visitor)
        desk = LicenceDesk(context)
    }

    func page(code: String, error: String) throws -> PremiumPage {
        let plan = context.member.plan
        let time = try desk.licenceTime()
        return PremiumPage(
            status: status(plan), isWarning: !plan.isSettled, isFree: plan == .free,
            clockNote: time > context.visitor.now + Self.clockTolerance ? words.text("premium.clock", day: time) : "",
            offersPlans: plan.needsAnother, shopURL: context.services.licenceShop ?? "",
            takesCodes: !context.services.licenceKeys.isEmpty, code: code, error: error,
            codes: try desk.store.all().map { model($0, at: time) })
    }

    private func status(_ plan: PremiumPlan) -> String {
        switch plan {
        case .free: return context.text("premium.status.free")
        case .everybody: return context.text("premium.status.everybody")
        case .licence(let licence):
            guard let expiry = licence.expiry else { return context.text("premium.status.lifetime") }
            return words.text("premium.status.until", day: expiry - 1)
        case .grace(let licence):
            return context.text(
                "premium.status.grace",
                [
                    "date": .text(words.day(of: licence.expiry ?? 0)),
                    "end": .text(words.day(of: (licence.end ?? 0) - 1)),
                ])
        case .lapsed(let licence): return words.text("premium.status.lapsed", day: licence.expiry ?? 0)
        }
    }

    private func model(_ saved: LicenceStore.Saved, at time: Int64) -> SavedCodeModel {
        let url = "/premium/codes/\(saved.id)/removal"
        guard let licence = saved.checked(by: context.services.licenceKeys) else {
            return SavedCodeModel(
                name: context.text("premium.unknown"), standing: context.text("premium.fault.foreign"), removalURL: url)
        }
        return SavedCodeModel(
            name: words.name(licence), standing: words.standing(licence, at: time), removalURL: url)
    }
}

extension PremiumPlan {
    /// Nothing is to be done about it.
    fileprivate var isSettled: Bool {
        switch self {
        case .free, .everybody, .licence: true
        case .grace, .lapsed: false
        }
    }

    /// Another licence would give something.
    fileprivate var needsAnother: Bool {
        switch self {
        case .free, .grace, .lapsed: true
        case .everybody, .licence: false
        }
    }
}
