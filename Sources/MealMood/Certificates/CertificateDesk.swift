import Crypto

/// What whoever runs the server can do with the certificates of a data folder. A server that runs notices.
package struct CertificateDesk {
    private let dataFolder: String
    private let clock: Clock

    package init(dataFolder: String) { self.init(dataFolder: dataFolder, clock: .system) }

    init(dataFolder: String, clock: Clock) {
        self.dataFolder = dataFolder
        self.clock = clock
    }

    /// Makes the household's authority and a first certificate of it.
    ///
    /// - Parameter name: nil for what the machine is called.
    package func make(name: String?) throws -> String {
        guard try HomeCertificates(dataFolder: dataFolder) == nil else {
            throw fault(
                "there is an authority already; to begin again, remove \(folder.path): every device needs the new one")
        }
        guard let name = name.map(HomeCertificates.name) ?? HomeCertificates.usualName else {
            throw fault("--name needs one word of letters, digits and hyphens, such as kitchen")
        }
        _ = try HomeCertificates(making: name, dataFolder: dataFolder, at: clock.now()).current(at: clock.now())
        return try status()
    }

    package func rotate() throws -> String {
        _ = try existing().renewed(at: clock.now())
        return try status()
    }

    package func status() throws -> String {
        let home = try existing()
        let authority = home.authority.certificate
        let leaf = try folder.read(.server).map { try Certificate(pem: $0) }
        return [
            "name         \(home.name).local",
            "authority    until \(Clock.text(authority.notAfter)), \(folder.path(of: .authority))",
            "fingerprint  \(authority.fingerprint)",
            "certificate  \(leaf.map { "until \(Clock.text($0.notAfter)), renewed by itself" } ?? "none yet")",
        ].joined(separator: "\n")
    }

    private var folder: CertificateFolder { CertificateFolder(dataFolder: dataFolder) }

    private func existing() throws -> HomeCertificates {
        guard let home = try HomeCertificates(dataFolder: dataFolder) else {
            throw fault("there is no authority in \(folder.path); mealmood tls init makes one")
        }
        return home
    }

    private func fault(_ text: String) -> CertificateFolder.Fault { CertificateFolder.Fault(description: text) }
}
