import Foundation

extension ServerSettings {
    /// The public keys of this server. A file that was named has to be there; the one in the data folder need not.
    func licenceKeys() throws -> LicenceKeys {
        let file = licenceKeysFile ?? "\(dataFolder)/licence-keys"
        guard licenceKeysFile != nil || FileManager.default.fileExists(atPath: file) else { return LicenceKeys() }
        do {
            return try LicenceKeys(file: file)
        } catch {
            throw Folder.Fault(description: "licence keys in \(file): \(error)")
        }
    }
}
