import Testing

@testable import MealMood

/// Files of keys: what a server is told, and what its maker keeps.
@Suite struct LicenceKeysTests {
    @Test func severalKeysStandInOneFile() throws {
        let signers = [try LicenceSigner(), try LicenceSigner()]
        let keys = try LicenceKeys(
            text: "# ours\n\n  \(signers[0].publicLine)  since 2026\r\n\(signers[1].publicLine)")
        for signer in signers {
            try #require(try signer.issue(.lifetime, name: "A", notBefore: 0)).check(by: keys)
        }
    }

    @Test func withoutKeysNothingIsTaken() throws {
        let code = try #require(try LicenceSigner().issue(.lifetime, name: "A", notBefore: 0))
        #expect(LicenceKeys().isEmpty)
        #expect(throws: LicenceFault.foreign) { try code.check(by: LicenceKeys()) }
    }

    @Test(arguments: ["mealmood-licence-key", "mealmood-licence-key AAAA", "ssh-ed25519 AAAA", "MM1.x.y", "ñ"])
    func aLineThatIsNoKeyIsNamed(line: String) {
        #expect(throws: LicenceKeyFault.badLine(2)) { try LicenceKeys(text: "# keys\n\(line)\n") }
    }

    @Test func thePrivateKeyIsReadAgainAndNeverTakenForAPublicOne() throws {
        let signer = try LicenceSigner()
        #expect(try LicenceSigner(text: signer.privateLine + "\n").publicLine == signer.publicLine)
        #expect(throws: LicenceKeyFault.badLine(1)) { try LicenceKeys(text: signer.privateLine) }
        #expect(throws: LicenceKeyFault.noPrivateKey) { try LicenceSigner(text: signer.publicLine) }
        #expect(!"\(signer)".contains(signer.privateLine.suffix(43)))
    }

    @Test func aFileThatIsNotThereIsNamed() {
        #expect(throws: LicenceKeyFault.unreadable("/no/such")) { try LicenceKeys(file: "/no/such") }
    }
}
