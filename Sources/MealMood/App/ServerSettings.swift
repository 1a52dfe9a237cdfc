/// How one server runs: flags win over the environment (`MEALMOOD_…`), which wins over the defaults.
package struct ServerSettings: Sendable {
    package var port = 8080
    package var dataFolder = "data"
    /// Holds Templates/, Localization/ and Public/.
    package var rootFolder = "."
    /// Seconds since 1970; set to freeze the clock in tests.
    package var frozenNow: Int64?
    package var reactorCount = 2
    /// Everybody of this server has Premium.
    package var isPremiumForAll = false
    /// The file of the public keys whose licences are taken; nil looks for `licence-keys` in the data folder.
    package var licenceKeysFile: String?
    /// The address of a page where licences can be bought.
    package var licenceShop: String?
    /// False is for tests and probes that read no log.
    package var logsAccess = true

    package init() {}

    package var databasePath: String { "\(dataFolder)/mealmood.db" }
}
