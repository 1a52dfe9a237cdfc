import Glibc
import HTTP
import MealMood

@main
enum MealMoodCommand {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let command = arguments.isEmpty ? "help" : arguments.removeFirst()
        switch command {
        case "serve": exit(ServeCommand.run(arguments))
        case "routes": exit(RoutesCommand.run())
        case "plan": exit(PlanCommand.run(arguments))
        case "licence": exit(LicenceCommand.run(arguments))
        case "tls": exit(CertificateCommand.run(arguments))
        case "user", "household", "sign-in-link": exit(PeopleCommand.run(command, arguments))
        case "help", "--help", "-h": say(help)
        default:
            complain("mealmood: unknown command \(command)\n\n\(help)")
            exit(64)
        }
    }

    private static let help = """
        mealmood serve [--port P] [--data DIR] [--root DIR] [--premium] [--licence-keys FILE] [--licence-shop URL]
                       [--https] [--https-port P] [--tls-certificate FILE --tls-key FILE]
                                                              serve the household on this machine
        mealmood routes                                       print every URL
        mealmood plan FILE.json [--seed N] [--budget-ms N]    fill the week of a file, with proofs and reasons
        mealmood tls init|status|rotate                       the certificates of https (docs/https.md)
        mealmood user list|add|remove|password|sign-out [NAME]  the people of this server
        mealmood household list|members [HOUSEHOLD]           who lives where
        mealmood sign-in-link NAME                            a link that lets somebody in once
        mealmood licence keygen|issue|show|verify|clock       make and check Premium licences (docs/premium.md)
        """
}

func say(_ text: String) { put(text, on: 1) }
func complain(_ text: String) { put(text, on: 2) }

private func put(_ text: String, on descriptor: Int32) {
    var rest = Array("\(text)\n".utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        rest = rest.dropFirst(count)
    }
}
