import MealMood

/// `mealmood licence`: keys, codes, and what is in them. None of it needs a network.
enum LicenceCommand {
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try LicenceOptions(arguments)
            switch options.deed {
            case .keygen: try makeKey(options)
            case .issue: try issue(options)
            case .show: try show(options)
            case .verify: return try verify(options)
            case .clock: try clock(options)
            }
            return 0
        } catch let fault as LicenceOptions.Fault {
            complain("mealmood licence: \(fault.text)\n\n\(LicenceOptions.usage)")
            return 64
        } catch {
            complain("mealmood licence: \(error)")
            return 1
        }
    }

    private static func makeKey(_ options: LicenceOptions) throws {
        let signer = try LicenceSigner()
        try SecretFile.write("\(signer.privateLine)\n", to: options["out"] ?? "licence-key.private")
        say(signer.publicLine)
    }

    private static func issue(_ options: LicenceOptions) throws {
        let signer = try LicenceSigner(file: options.needed("key"))
        guard let plan = Licence.Plan(rawValue: try options.needed("plan")) else {
            throw LicenceOptions.Fault(text: "--plan is one of \(plans)")
        }
        // The first second of today, so that no server is too early for it by a few minutes.
        let today = Licence.now - Licence.now % 86_400
        let code = try signer.issue(
            plan, name: options.needed("name"), notBefore: try instant("not-before", options) ?? today,
            days: try days(options))
        guard let code else {
            throw LicenceOptions.Fault(text: "a name of 1 to 80 characters, and days only for a plan that ends")
        }
        say(code.text)
    }

    private static func show(_ options: LicenceOptions) throws {
        do {
            say(LicenceText.lines(try LicenceCode(options.code).licence))
            say("The signature was not checked: that is what `mealmood licence verify` does.")
        } catch {
            throw LicenceText.Refusal(error)
        }
    }

    private static func verify(_ options: LicenceOptions) throws -> Int32 {
        let keys = try LicenceKeys(file: options.needed("keys"))
        let instant = try instant("at", options) ?? Licence.now
        do {
            let code = try LicenceCode(options.code)
            try code.check(by: keys)
            say(LicenceText.lines(code.licence))
            let standing = code.licence.standing(at: instant)
            say("standing    \(standing.rawValue)")
            return standing == .valid || standing == .grace ? 0 : 1
        } catch {
            throw LicenceText.Refusal(error)
        }
    }

    private static func clock(_ options: LicenceOptions) throws {
        let folder = options["data"] ?? "data"
        if options["reset"] != nil { try LicenceClock.reset(dataFolder: folder, to: Licence.now) }
        say(Licence.text(of: try LicenceClock.seen(dataFolder: folder)))
    }

    private static var plans: String { Licence.Plan.allCases.map(\.rawValue).joined(separator: ", ") }

    private static func days(_ options: LicenceOptions) throws -> Int? {
        guard let text = options["days"] else { return nil }
        guard let days = Int(text) else { throw LicenceOptions.Fault(text: "--days needs a whole number") }
        return days
    }

    private static func instant(_ option: String, _ options: LicenceOptions) throws -> Int64? {
        guard let text = options[option] else { return nil }
        guard let instant = Licence.instant(text) else {
            throw LicenceOptions.Fault(text: "--\(option) needs a day such as 2026-09-16 or an instant")
        }
        return instant
    }
}
