import HTTP
import Localization

enum SettingsAPI {
    static func member(_ context: MemberContext) -> Response { SettingsJSON.answer(context.member) }

    /// The member's own settings; the fields that are given.
    static func changeMember(_ context: MemberContext) throws -> Response {
        let member = try context.request.patch(MemberPatch.self).applied(to: context.member)
        try SettingsStore.write(context.household, member, context)
        return SettingsJSON.answer(member)
    }

    static func household(_ context: MemberContext) throws -> Response {
        try SettingsJSON.answer(context.household, context)
    }

    /// What holds for the whole household; the fields that are given.
    static func changeHousehold(_ context: MemberContext) throws -> Response {
        let household = try context.request.patch(HouseholdPatch.self).applied(to: context.household)
        try SettingsStore.write(household, context.member, context)
        return try SettingsJSON.answer(household, context)
    }
}

/// Settings as JSON.
enum SettingsJSON {
    static func answer(_ member: Member) -> Response {
        write { json in
            json.member("language", member.language?.code)
            json.member("theme", member.theme?.rawValue)
            json.object("calendar") { json in
                let calendar = member.calendar
                json.member("isOn", calendar.isOn)
                json.member("lunchTime", calendar.lunchTime.text)
                json.member("dinnerTime", calendar.dinnerTime.text)
                json.member("durationMinutes", calendar.durationMinutes)
                json.member("prefix", calendar.prefix)
                json.member("reminderMinutes", calendar.reminderMinutes)
            }
        }
    }

    static func answer(_ household: Household, _ context: MemberContext) throws -> Response {
        let people = try MemberStore.people(of: household.id, in: context.db)
        return write { json in
            write(household, to: &json)
            json.array("members") { json in
                for person in people {
                    json.object { json in
                        json.member("id", person.id.text)
                        json.member("name", person.name)
                        json.member("colour", person.colour.rawValue)
                        json.member("role", person.role.rawValue)
                        json.member("isMe", person.id == context.member.id)
                    }
                }
            }
        }
    }

    /// What the household itself says.
    static func write(_ household: Household, to json: inout JSONWriter) {
        json.member("id", household.id.text)
        json.member("name", household.name)
        json.member("timeZone", household.timeZone)
        json.member("meals", household.meals.rawValue)
        json.member("includesWeekends", household.includesWeekends)
    }

    private static func write(_ body: (inout JSONWriter) -> Void) -> Response {
        Response(type: "application/json", JSONWriter.write { $0.object(body) })
    }
}
