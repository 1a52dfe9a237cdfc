import HTTP
import Localization
import Mustache

/// What every request may use: values made at boot, never changed afterwards.
struct Services: Sendable {
    let clock: Clock
    let texts: Texts
    let templates: Templates
    let assets: Assets
    let interface: APIDocument
    /// Changes with every update of the program.
    let build: String
    let door: FrontDoor
    /// Whoever hosts the family gives everybody all of it.
    let isPremiumForAll: Bool
    let licenceKeys: LicenceKeys
    /// Where licences can be bought, if anywhere.
    let licenceShop: String?
    /// The https side, when there is one.
    let secure: SecureSite?
    let tries = Tries()
    let transfers = TransferDesk()
    let setUpCode = SetUpCode()
    let signIns = SignInDesk()
    let live = LiveHub()

    var links: Links { Links(door: door, secure: secure) }
}
