import Crypto
import Foundation
import HTTP
import Synchronization
import Testing

@testable import MealMood

/// What a server that runs does about its certificate.
@Suite struct SecureSiteTests {
    let home = CertificateHome()

    private var settings: ServerSettings {
        get throws { try ServerSettings(arguments: ["--data", home.folder, "--https"], environment: [:]) }
    }

    private func write(_ bytes: [UInt8], _ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: home.folder, withIntermediateDirectories: true)
        let path = "\(home.folder)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func theFirstStartMakesAnAuthority() throws {
        let site = try SecureSite(settings, clock: .frozen(at: CertificateHome.now))
        let again = try SecureSite(settings, clock: .frozen(at: CertificateHome.now))
        let authority = try #require(site.authority)
        #expect(again.authority?.der == authority.der && again.leaf.der == site.leaf.der)
        #expect(site.name?.hasSuffix(".local") == true && site.leaf.isSigned(by: authority))
        #expect(site.refresh() == nil)
    }

    @Test func itGoesOnWithWhatTheConsoleRenewed() throws {
        let site = try SecureSite(settings, clock: .frozen(at: CertificateHome.now))
        let before = site.leaf.der
        _ = try CertificateDesk(dataFolder: home.folder, clock: .frozen(at: CertificateHome.now)).rotate()
        #expect(site.refresh() != nil && site.leaf.der != before)
        #expect(site.refresh() == nil)
    }

    @Test func itRenewsWhileItRuns() throws {
        let time = ClockOnTheWall(CertificateHome.now)
        let site = try SecureSite(settings, clock: Clock { time.now })
        let (before, authority) = (site.leaf.der, site.authority?.der)
        time.pass(days: 300)
        #expect(site.refresh() != nil && site.leaf.der != before && site.authority?.der == authority)
        #expect(site.leaf.notAfter > time.now)
    }

    @Test func anOwnCertificateIsReadAgainWhenItChanges() throws {
        let made = try home.made()
        let first = try made.renewed(at: CertificateHome.now)
        let (certificate, key) = (try write(first.chain, "own.crt"), try write(first.key, "own.key"))
        let site = try SecureSite(
            home.settings(certificate: certificate, key: key), clock: .frozen(at: CertificateHome.now))
        #expect(site.authority == nil && site.leaf.der == first.leaf.der && site.refresh() == nil)
        let next = try made.renewed(at: CertificateHome.now)
        _ = try write(next.chain, "own.crt")
        #expect(site.refresh() == nil && site.leaf.der == first.leaf.der)
        _ = try write(next.key, "own.key")
        #expect(site.refresh() != nil && site.leaf.der == next.leaf.der)
    }

    @Test(arguments: ["missing", "no PEM", "foreign key", "ended"])
    func aCertificateThatCannotBeUsedStopsTheStart(fault: String) throws {
        let own = try home.made().renewed(at: CertificateHome.now)
        let key = fault == "foreign key" ? try CertificateKey().pem() : own.key
        let paths = [
            fault == "missing" ? "\(home.folder)/nowhere" : try write(fault == "no PEM" ? [65] : own.chain, "own.crt"),
            try write(key, "own.key"),
        ]
        let now = CertificateHome.now + (fault == "ended" ? 400 * CertificateHome.day : 0)
        #expect(throws: (any Error).self) {
            try SecureSite(home.settings(certificate: paths[0], key: paths[1]), clock: .frozen(at: now))
        }
    }

    @Test(arguments: [["--tls-certificate", "a"], ["--tls-key", "a"]])
    func certificateAndKeyComeTogether(arguments: [String]) throws {
        let settings = try ServerSettings(arguments: arguments, environment: [:])
        #expect(throws: ServerSettings.Fault.self) { try SecureSite(settings, clock: .frozen(at: CertificateHome.now)) }
    }
}

/// A clock that a test moves.
private final class ClockOnTheWall: Sendable {
    private let instant: Mutex<Int64>

    init(_ now: Int64) { instant = Mutex(now) }

    var now: Int64 { instant.withLock { $0 } }

    func pass(days: Int64) { instant.withLock { $0 += days * CertificateHome.day } }
}
