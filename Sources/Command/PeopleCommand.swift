import Foundation
import MealMood

/// `mealmood user`, `mealmood household`, `mealmood sign-in-link`: what the operator does beside a running server, which
/// notices at once.
enum PeopleCommand {
    static func run(_ command: String, _ arguments: [String]) -> Int32 {
        let options = PeopleOptions(arguments)
        do {
            try act(command, options)
            return 0
        } catch let fault as PeopleOptions.Fault {
            complain("mealmood \(command): \(fault.text)\n\n\(PeopleOptions.usage)")
            return 64
        } catch let fault as ServerSettings.Fault {
            complain("mealmood \(command): \(fault)")
            return 64
        } catch {
            complain("mealmood \(command): \(error)")
            return 1
        }
    }

    private static func act(_ command: String, _ options: PeopleOptions) throws {
        switch (command, options.words.first) {
        case ("sign-in-link", let name?):
            try options.needs(1)
            say(try console(options).signInLink(for: name))
        case ("household", "list"):
            try options.needs(1)
            try console(options).households().forEach(say)
        case ("household", "members"):
            try options.needs(2)
            try console(options).members(of: options.words[1]).forEach(say)
        case ("user", "list"):
            try options.needs(1)
            try console(options).people().forEach(say)
        case ("user", let deed?):
            try options.needs(2)
            try change(deed, options.words[1], try console(options))
        default: throw PeopleOptions.Fault(text: "what to do is missing or unknown")
        }
    }

    private static func change(_ deed: String, _ name: String, _ console: Console) throws {
        switch deed {
        case "add": say(try console.add(name))
        case "remove": try console.remove(name)
        case "sign-out": try console.signOut(name)
        case "password":
            guard let password = SecretLine.read(prompt: "New password for \(name): ") else {
                throw PeopleOptions.Fault(text: "no password came on standard input")
            }
            try console.setPassword(of: name, to: password)
        default: throw PeopleOptions.Fault(text: "\(deed) is unknown")
        }
    }

    private static func console(_ options: PeopleOptions) throws -> Console {
        try Console(
            ServerSettings(arguments: options.options, environment: ProcessInfo.processInfo.environment))
    }
}
