import HTTP

/// The person's own plan for programs (product §6).
enum LicenceAPI {
    static func show(_ context: MemberContext) throws -> Response {
        let desk = LicenceDesk(context)
        return try answer(context.member.plan, desk)
    }

    static func activate(_ context: MemberContext) throws -> Response {
        let desk = LicenceDesk(context)
        try desk.activate(try LicenceForm.code(json: context))
        let licences = try desk.store.licences(by: context.services.licenceKeys)
        let plan = context.services.isPremiumForAll ? .everybody : licences.plan(at: context.visitor.now)
        return try answer(plan, desk)
    }

    private static func answer(_ plan: PremiumPlan, _ desk: LicenceDesk) throws -> Response {
        let time = try desk.licenceTime()
        let licences = try desk.store.licences(by: desk.context.services.licenceKeys).licences
        var response = Response(
            type: "application/json",
            JSONWriter.write { json in
                json.object { json in
                    json.member("isPremium", plan.isPremium)
                    json.member("isForEverybody", plan == .everybody)
                    json.array("licences") { json in
                        for licence in licences { write(licence, at: time, to: &json) }
                    }
                }
            })
        response.headers.set("Cache-Control", "no-store")
        return response
    }

    private static func write(_ licence: Licence, at time: Int64, to json: inout JSONWriter) {
        json.object { json in
            json.member("id", licence.id)
            json.member("plan", licence.plan.rawValue)
            json.member("name", licence.name)
            json.member("standing", licence.standing(at: time).rawValue)
            json.member("notBefore", Clock.text(licence.notBefore))
            json.member("expiry", licence.expiry.map(Clock.text))
            json.member("graceEnd", licence.end.map(Clock.text))
        }
    }
}
