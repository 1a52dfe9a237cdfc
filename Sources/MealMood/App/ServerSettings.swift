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
    /// Whether https is served as well, with a certificate of our own unless one is given.
    package var isSecure = false
    package var securePort = 8443
    /// A certificate made elsewhere and its key, in PEM; both or neither.
    package var certificateFile: String?
    package var certificateKeyFile: String?
    /// Whether others on the network are served, or this machine alone.
    package var isOnNetwork = false
    /// Names of this machine that it does not know of itself.
    package var hostNames: [String] = []
    /// Where the outside knows this server, behind a proxy.
    package var publicAddress: PublicAddress?
    /// The addresses of the proxies; empty means this machine when there is a public address, else none.
    package var trustedProxies: [String] = []
    /// Whether the address is drawn for phones even where no terminal is.
    package var showsQRCode = false
    /// False is for tests and probes that read no log.
    package var logsAccess = true

    package init() {}

    package var databasePath: String { "\(dataFolder)/mealmood.db" }

    /// What the outside puts before every path.
    package var base: BasePath { publicAddress?.base ?? .none }

    /// The addresses to listen at.
    package var listeningHosts: [String] { isOnNetwork ? ["0.0.0.0", "::"] : ["127.0.0.1", "::1"] }
}
