import MealMood

/// `mealmood tls`: the household's own authority and the server's certificate, without a server.
enum CertificateCommand {
    private static let usage = """
        usage: mealmood tls init [--name kitchen] [--data DIR]
                 makes the household's certificate authority, for kitchen.local and private addresses, and a first
                 certificate of it
               mealmood tls status [--data DIR]
                 says what there is, until when, and the fingerprint to compare on devices
               mealmood tls rotate [--data DIR]
                 makes a new key and certificate for the server; devices notice nothing
        """

    static func run(_ arguments: [String]) -> Int32 {
        do {
            let (deed, options) = try read(arguments)
            let desk = CertificateDesk(dataFolder: options["data"] ?? "data")
            switch deed {
            case "init": say(try desk.make(name: options["name"]))
            case "status": say(try desk.status())
            case "rotate": say(try desk.rotate())
            default: throw Misuse(text: "one of init, status, rotate is expected")
            }
            return 0
        } catch let misuse as Misuse {
            complain("mealmood tls: \(misuse.text)\n\n\(usage)")
            return 64
        } catch {
            complain("mealmood tls: \(error)")
            return 1
        }
    }

    private struct Misuse: Error { let text: String }

    private static func read(_ arguments: [String]) throws -> (deed: String, options: [String: String]) {
        var options: [String: String] = [:]
        var rest = arguments.dropFirst()
        while let option = rest.popFirst() {
            guard option == "--data" || option == "--name" && arguments[0] == "init" else {
                throw Misuse(text: "unknown option \(option)")
            }
            guard let value = rest.popFirst() else { throw Misuse(text: "\(option) needs a value") }
            options[String(option.dropFirst(2))] = value
        }
        return (arguments.first ?? "", options)
    }
}
