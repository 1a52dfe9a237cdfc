import Crypto
import HTTP

/// The certificates that MealMood makes itself: the household's authority, which stays, and the server's, which is
/// renewed.
struct HomeCertificates: Sendable {
    private static let title = "MealMood "
    /// The first second of 2026: an authority that a machine without a clock made would have ended already.
    private static let earliest: Int64 = 1_767_225_600
    private let dataFolder: String
    let authority: CertificateAuthority

    /// What the authority is for: `kitchen` of `kitchen.local`.
    let name: String

    /// The ones of a folder; nil when there are none yet.
    init?(dataFolder: String) throws {
        let folder = CertificateFolder(dataFolder: dataFolder)
        guard let certificate = try folder.read(.authority), let key = try folder.read(.authorityKey) else {
            return nil
        }
        let (read, readKey) = (try Certificate(pem: certificate), try CertificateKey(pem: key))
        guard let made = CertificateAuthority(certificate: read, key: readKey), let name = Self.name(of: read) else {
            throw CertificateFolder.Fault(description: "\(folder.path) holds an authority that is not MealMood's")
        }
        self.init(dataFolder, made, name)
    }

    /// New ones.
    ///
    /// - Parameter name: a single label.
    init(making name: String, dataFolder: String, at now: Int64) throws {
        guard now > Self.earliest else {
            let time = Clock.text(now)
            throw CertificateFolder.Fault(description: "this machine believes that it is \(time); set its clock first")
        }
        let authority = try CertificateAuthority(
            name: "\(Self.title)\(name).local", constraints: Self.constraints(name), at: now)
        let folder = CertificateFolder(dataFolder: dataFolder)
        try folder.write(authority.key.pem(), to: .authorityKey)
        try folder.write(authority.certificate.pem(), to: .authority)
        self.init(dataFolder, authority, name)
    }

    private init(_ dataFolder: String, _ authority: CertificateAuthority, _ name: String) {
        self.dataFolder = dataFolder
        self.authority = authority
        self.name = name
    }

    /// A label that can stand before `.local`; nil for anything else.
    static func name(_ text: String) -> String? {
        let label = text.lowercased()
        let isWord = label.contains { $0.isLetter } && !label.contains(".") && label != "localhost"
        return isWord && CertificateName(label) != nil ? label : nil
    }

    /// What a household gets that names nothing: what the machine is called in its network.
    static var usualName: String {
        let labels = MachineNames.all().compactMap { $0.split(separator: ".").first }
        return labels.lazy.compactMap { name(String($0)) }.first ?? "mealmood"
    }

    /// The one of the files, or a new one when that is old or lacks a name.
    func current(at now: Int64, machine: [String] = MachineNames.all()) throws -> ServerCertificate {
        guard now < authority.certificate.notAfter else {
            throw CertificateFolder.Fault(description: "the authority has ended; make a new one (docs/https.md)")
        }
        let names = names(machine)
        guard let stored = try stored(), !stored.isOld(at: now), names.allSatisfy(stored.leaf.covers) else {
            return try renewed(names, at: now)
        }
        return stored
    }

    /// A new one, whatever the old one is like.
    func renewed(at now: Int64) throws -> ServerCertificate { try renewed(names(MachineNames.all()), at: now) }

    private func renewed(_ names: [CertificateName], at now: Int64) throws -> ServerCertificate {
        let (certificate, key) = try authority.issue(for: names, at: now)
        let made = try ServerCertificate(chain: certificate.pem(), key: key.pem())
        let folder = CertificateFolder(dataFolder: dataFolder)
        try folder.write(made.key, to: .serverKey)
        try folder.write(made.chain, to: .server)
        return made
    }

    /// Nil as well when a power cut came between its two files.
    private func stored() throws -> ServerCertificate? {
        let folder = CertificateFolder(dataFolder: dataFolder)
        guard let chain = try folder.read(.server), let key = try folder.read(.serverKey),
            let stored = try? ServerCertificate(chain: chain, key: key),
            let storedKey = try? CertificateKey(pem: key), stored.leaf.belongs(to: storedKey),
            stored.leaf.isSigned(by: authority.certificate)
        else { return nil }
        return stored
    }

    /// The name first. A link-local address of IPv6 means nothing without its interface, which no URL can say.
    private func names(_ machine: [String]) -> [CertificateName] {
        let constraints = Self.constraints(name)
        let addresses = machine.filter { !$0.hasPrefix("fe80:") }
        let texts = ["\(name).local", name, "localhost", "127.0.0.1", "::1"] + addresses
        var seen: Set<CertificateName> = []
        return texts.compactMap(CertificateName.init).filter { constraints.permits($0) && seen.insert($0).inserted }
    }

    private static func constraints(_ name: String) -> NameConstraints {
        .home(["\(name).local", name, "localhost"])
    }

    private static func name(of authority: Certificate) -> String? {
        let text = authority.commonName
        guard text.hasPrefix(title), text.hasSuffix(".local") else { return nil }
        return name(String(text.dropFirst(title.count).dropLast(".local".count)))
    }
}
