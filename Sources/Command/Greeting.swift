import MealMood
import QRCode

/// What whoever starts the server is shown: where it is, and how a phone gets there.
struct Greeting {
    let addresses: ServerAddresses
    let fingerprint: String?
    let setUpCode: String?
    let showsCode: Bool

    /// The first line is for programs that wait for it.
    func text(port: Int) -> String {
        (["Listening on http://127.0.0.1:\(port)/", ""] + places + [""] + picture).joined(separator: "\n")
    }

    private var places: [String] {
        var rows = [("On this computer", addresses.here)]
        rows += addresses.network.map { ("On the network", $0) }
        rows += addresses.secure.map { ("Encrypted", $0) }
        if let trust = addresses.trust { rows.append(("Trust it once", "\(trust) on each device")) }
        if let fingerprint { rows.append(("Fingerprint", fingerprint)) }
        if let setUpCode { rows.append(("Set-up code", "\(setUpCode) makes another device the first one")) }
        var last = ""
        return rows.map { title, text in
            defer { last = title }
            let shown = title == last ? "" : title
            return "  \(shown)\(String(repeating: " ", count: 18 - shown.count))\(text)"
        }
    }

    /// Dark on light in colours of its own, so that the terminal's do not matter.
    private var picture: [String] {
        guard showsCode, let address = addresses.network.first, let code = try? QRCode(address) else { return [] }
        let lines = code.terminalLines(invertedGround: true).map { "  \u{1B}[38;5;16;48;5;231m\($0)\u{1B}[0m" }
        return lines + ["  Scan it with a phone of the same network: \(address)", ""]
    }
}
