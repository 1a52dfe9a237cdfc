import Crypto
import Foundation
import Testing

@testable import MealMood

/// The files of a household's own certificates, and when the server's is made anew.
@Suite struct HomeCertificatesTests {
    let home = CertificateHome()
    let machine = ["localhost", "kitchen", "192.168.1.4", "fe80::1", "8.8.8.8", "fd00::4"]

    @Test func nobodyElseReadsTheKeys() throws {
        _ = try home.made().current(at: CertificateHome.now, machine: machine)
        #expect(try home.mode("") == 0o700)
        for key in ["ca.key", "server.key"] { #expect(try home.mode(key) == 0o600) }
        for file in ["ca.crt", "server.crt"] { #expect(try home.mode(file) == 0o644) }
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(home.folder)/tls").sorted()
        #expect(files == ["ca.crt", "ca.key", "server.crt", "server.key"])
    }

    @Test func theCertificateIsForTheNameAndThePrivateAddresses() throws {
        let leaf = try home.made().current(at: CertificateHome.now, machine: machine).leaf
        #expect(leaf.dnsNames == ["kitchen.local", "kitchen", "localhost"])
        for covered in ["192.168.1.4", "fd00::4", "127.0.0.1", "::1"] {
            #expect(leaf.covers(try #require(CertificateName(covered))), "\(covered)")
        }
        for other in ["8.8.8.8", "fe80::1"] { #expect(!leaf.covers(try #require(CertificateName(other))), "\(other)") }
    }

    @Test func whatIsThereIsUsedAgain() throws {
        let made = try home.made()
        let first = try made.current(at: CertificateHome.now, machine: machine)
        let later = try #require(try HomeCertificates(dataFolder: home.folder))
        #expect(later.name == "kitchen" && later.authority.certificate.der == made.authority.certificate.der)
        #expect(try later.current(at: CertificateHome.now + 200 * CertificateHome.day, machine: machine) == first)
    }

    @Test(arguments: [(264, false), (265, true), (500, true)])
    func itIsRenewedAtTwoThirdsOfItsLife(day: Int64, isRenewed: Bool) throws {
        let made = try home.made()
        let first = try made.current(at: CertificateHome.now, machine: machine)
        let then = CertificateHome.now + day * CertificateHome.day
        let next = try made.current(at: then, machine: machine)
        #expect((next != first) == isRenewed)
        #expect(next.leaf.notAfter > then && next.leaf.isSigned(by: made.authority.certificate))
        #expect(try made.current(at: then, machine: machine) == next)
    }

    @Test func aNewAddressMakesANewOneAndALostOneDoesNot() throws {
        let made = try home.made()
        let first = try made.current(at: CertificateHome.now, machine: machine)
        #expect(try made.current(at: CertificateHome.now, machine: ["kitchen"]) == first)
        let moved = try made.current(at: CertificateHome.now, machine: machine + ["192.168.7.7"])
        let address = try #require(CertificateName("192.168.7.7"))
        #expect(moved != first && moved.leaf.covers(address))
    }

    @Test func aMachineWithoutAClockKeepsWhatItHas() throws {
        let made = try home.made()
        let first = try made.current(at: CertificateHome.now, machine: machine)
        #expect(try made.current(at: 0, machine: machine) == first)
        #expect(throws: CertificateFolder.Fault.self) {
            try HomeCertificates(making: "pantry", dataFolder: home.folder, at: 3_600)
        }
    }

    @Test(arguments: ["server.key", "server.crt"])
    func aLostOrForeignFileIsReplaced(file: String) throws {
        let made = try home.made()
        let first = try made.current(at: CertificateHome.now, machine: machine)
        try FileManager.default.removeItem(atPath: home.path(file))
        let second = try made.current(at: CertificateHome.now, machine: machine)
        #expect(second != first)
        try Data("no PEM".utf8).write(to: URL(fileURLWithPath: home.path(file)))
        #expect(try made.current(at: CertificateHome.now, machine: machine) != second)
        _ = try made.current(at: CertificateHome.now, machine: machine).context()
    }

    @Test func anAuthorityThatHasEndedSignsNothing() throws {
        let made = try home.made()
        let end = made.authority.certificate.notAfter
        #expect(try made.current(at: end - 1, machine: machine).leaf.notAfter == end)
        #expect(throws: CertificateFolder.Fault.self) { try made.current(at: end, machine: machine) }
    }

    @Test(arguments: ["", "a b", "kitchen.local", "-a", "localhost", "12", "a,DNS:b", "ñ", "1.2.3.4"])
    func aNameIsOneWord(text: String) { #expect(HomeCertificates.name(text) == nil) }

    @Test func theConsoleMakesShowsAndRenews() throws {
        let desk = CertificateDesk(dataFolder: home.folder, clock: .frozen(at: CertificateHome.now))
        #expect(throws: CertificateFolder.Fault.self) { try desk.status() }
        #expect(throws: CertificateFolder.Fault.self) { try desk.make(name: "two words") }
        let text = try desk.make(name: "Kitchen")
        #expect(text.contains("kitchen.local") && text.contains("until 2036-09-15"))
        #expect(throws: CertificateFolder.Fault.self) { try desk.make(name: "kitchen") }
        let before = try Data(contentsOf: URL(fileURLWithPath: home.path("server.crt")))
        #expect(try desk.rotate() == text)
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.path("server.crt"))) != before)
    }
}
