import Crypto
import Foundation

@testable import MealMood

/// A data folder of its own, without a server.
final class CertificateHome {
    static let now: Int64 = 1_789_552_800
    static let day: Int64 = 86_400

    let folder = NSTemporaryDirectory() + "mealmood-tls-" + randomID()

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func made(_ name: String = "kitchen") throws -> HomeCertificates {
        try HomeCertificates(making: name, dataFolder: folder, at: Self.now)
    }

    func path(_ file: String) -> String { "\(folder)/tls/\(file)" }

    func mode(_ file: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.isEmpty ? "\(folder)/tls" : path(file))
        return (attributes[.posixPermissions] as? Int) ?? 0
    }

    /// Settings of a server with a certificate that was made elsewhere.
    func settings(certificate: String, key: String) throws -> ServerSettings {
        try ServerSettings(
            arguments: ["--data", folder, "--tls-certificate", certificate, "--tls-key", key], environment: [:])
    }
}
