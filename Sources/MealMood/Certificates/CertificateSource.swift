import Crypto
import HTTP

/// Where the server's certificate comes from.
enum CertificateSource: Sendable {
    case home(HomeCertificates)
    /// Files that somebody else makes and renews.
    case own(certificate: String, key: String)

    /// - Throws: what is wrong with the files, in words for whoever starts the server.
    init(_ settings: ServerSettings, at now: Int64) throws {
        switch (settings.certificateFile, settings.certificateKeyFile) {
        case (let certificate?, let key?): self = .own(certificate: certificate, key: key)
        case (nil, nil):
            let folder = settings.dataFolder
            self = .home(
                try HomeCertificates(dataFolder: folder)
                    ?? HomeCertificates(making: HomeCertificates.usualName, dataFolder: folder, at: now))
        default:
            throw ServerSettings.Fault(description: "--tls-certificate and --tls-key are given together")
        }
    }

    /// The household's own authority, which devices have to be told of.
    var authority: Certificate? {
        guard case .home(let home) = self else { return nil }
        return home.authority.certificate
    }

    /// What the server is to show now; renewed here where that is ours to do.
    func current(at now: Int64) throws -> ServerCertificate {
        switch self {
        case .home(let home): return try home.current(at: now)
        case .own(let certificate, let key):
            let own = try ServerCertificate(
                chain: CertificateFolder.read(certificate), key: CertificateFolder.read(key))
            guard now < own.leaf.notAfter else {
                let end = Clock.text(own.leaf.notAfter)
                throw CertificateFolder.Fault(description: "the certificate in \(certificate) ended at \(end)")
            }
            return own
        }
    }
}
