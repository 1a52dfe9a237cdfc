import Foundation
import HTTP

extension ServerSettings {
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// Reads `--port P`, `--data DIR`, `--root DIR`, `--now INSTANT`, `--premium`, `--licence-keys FILE`, `--licence-shop URL`
    /// over `MEALMOOD_PORT`, `MEALMOOD_LICENCE_KEYS` and the like; a switch is on in the environment when it is `1`.
    package init(arguments: [String], environment: [String: String]) throws {
        self.init()
        for option in Option.allCases {
            if let value = environment[option.variable] {
                try set(option, to: value)
            }
        }
        var rest = arguments[...]
        while let flag = rest.popFirst() {
            guard flag.hasPrefix("--"), let option = Option(rawValue: String(flag.dropFirst(2))) else {
                throw Fault(description: "unknown option \(flag); known: \(Option.usage)")
            }
            guard let value = option.isSwitch ? "1" : rest.popFirst() else {
                throw Fault(description: "\(flag) needs a value")
            }
            try set(option, to: value)
        }
    }

    private enum Option: String, CaseIterable {
        case port, data, root, now, reactors, premium, lan, qr
        case hostName = "host-name"
        case publicURL = "public-url"
        case trustedProxy = "trusted-proxy"
        case licenceKeys = "licence-keys"
        case licenceShop = "licence-shop"
        case https
        case httpsPort = "https-port"
        case tlsCertificate = "tls-certificate"
        case tlsKey = "tls-key"

        var isSwitch: Bool { self == .lan || self == .qr || self == .premium || self == .https }

        /// `MEALMOOD_LICENCE_KEYS`
        var variable: String { "MEALMOOD_" + rawValue.uppercased().replacing("-", with: "_") }

        static var usage: String { allCases.map { "--\($0.rawValue)" }.joined(separator: " ") }
    }

    private mutating func set(_ option: Option, to value: String) throws {
        switch option {
        case .port: port = try Self.number(value, in: 0...65_535, for: "port")
        case .data: dataFolder = value
        case .root: rootFolder = value
        case .premium: isPremiumForAll = value == "1"
        case .https: isSecure = value == "1"
        case .httpsPort: securePort = try Self.number(value, in: 0...65_535, for: "https-port")
        case .tlsCertificate: (certificateFile, isSecure) = (value, true)
        case .tlsKey: (certificateKeyFile, isSecure) = (value, true)
        case .lan: isOnNetwork = value == "1"
        case .qr: showsQRCode = value == "1"
        case .hostName: hostNames += try Self.hosts(value, for: option)
        case .trustedProxy: trustedProxies += try Self.hosts(value, for: option)
        case .publicURL:
            guard let address = PublicAddress(value) else {
                throw Fault(
                    description: "--public-url needs an address such as https://home.example/meals, not \(value)")
            }
            publicAddress = address
        case .licenceKeys: licenceKeysFile = value
        case .licenceShop: licenceShop = try Self.webAddress(value)
        case .reactors: reactorCount = try Self.number(value, in: 1...64, for: "reactors")
        case .now:
            guard let instant = Clock.parse(value) else {
                throw Fault(description: "--now needs an instant such as 2026-09-16T10:00:00Z, not \(value)")
            }
            frozenNow = instant
        }
    }

    /// Several are separated by commas.
    private static func hosts(_ list: String, for option: Option) throws -> [String] {
        try list.split(separator: ",").map { part in
            let name = part.trimmingCharacters(in: .whitespaces)
            guard let host = Authority(name) ?? Authority("[\(name)]"), host.port == nil,
                host.isAddress || option == .hostName
            else {
                let kind = option == .hostName ? "names such as kitchen.lan" : "addresses such as 192.168.1.2"
                throw Fault(description: "--\(option.rawValue) needs \(kind), not \(name)")
            }
            return host.name
        }
    }

    private static func webAddress(_ text: String) throws -> String {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host?.isEmpty == false else {
            throw Fault(description: "licence-shop needs an address such as https://example.org/premium, not \(text)")
        }
        return text
    }

    private static func number(_ text: String, in range: ClosedRange<Int>, for name: String) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw Fault(
                description: "\(name) must be a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }
}
