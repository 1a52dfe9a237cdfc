import Testing

@testable import MealMood

/// A code is taken as it was made, or not at all.
@Suite struct LicenceCodeTests {
    private let signer: LicenceSigner
    private let keys: LicenceKeys
    private let code: LicenceCode

    init() throws {
        signer = try LicenceSigner()
        keys = try LicenceKeys(text: signer.publicLine)
        code = try #require(try signer.issue(.yearly, name: "Familia Pérez", notBefore: 1_789_516_800))
    }

    private func isTaken(_ text: String) -> Bool {
        guard let code = try? LicenceCode(text) else { return false }
        return (try? code.check(by: keys)) != nil
    }

    @Test func aCodeSaysWhatItWasMadeFor() throws {
        let read = try LicenceCode(code.text)
        try read.check(by: keys)
        #expect(read.licence == code.licence)
        #expect(read.licence.name == "Familia Pérez")
        let end: Int64 = 1_789_516_800 + 366 * 86_400
        #expect(read.licence.expiry == end)
        #expect(code.text.hasPrefix("MM1.") && code.text.utf8.count < 400)
    }

    /// Every character in turn, by each of several others: the next of the alphabet, the other case, what base 64 knows as
    /// the same in other alphabets, padding, points, blanks and what only looks alike.
    @Test func oneChangedCharacterMakesItInvalid() {
        let text = Array(code.text)
        for at in text.indices {
            let now = text[at]
            let other = now.isUppercase ? Character(now.lowercased()) : Character(now.uppercased())
            let next = Character(UnicodeScalar((now.asciiValue ?? 0) ^ 1))
            for instead in [other, next, "A", "_", "-", "+", "/", "=", ".", " ", "\n", "А"] where instead != now {
                var changed = text
                changed[at] = instead
                #expect(!isTaken(String(changed)), "\(instead) at \(at)")
            }
        }
    }

    @Test func neitherMoreNorLessIsTaken() {
        let text = code.text
        for count in 0..<text.count { #expect(!isTaken(String(text.prefix(count)))) }
        for count in 1..<text.count { #expect(!isTaken(String(text.suffix(count)))) }
        for more in ["=", "==", ".", "A", " ", "\n", "\u{0}", ".AA", "é"] {
            #expect(!isTaken(text + more))
            #expect(!isTaken(more + text))
        }
        #expect(isTaken(text))
    }

    @Test func aDoubledOrMissingCharacterMakesItInvalid() {
        let text = Array(code.text)
        for at in text.indices {
            #expect(!isTaken(String(text[..<at] + [text[at]] + text[at...])))
            #expect(!isTaken(String(text[..<at] + text[(at + 1)...])))
        }
    }

    @Test func whatIsWrongIsSaid() throws {
        let parts = code.text.split(separator: ".").map(String.init)
        let other = try LicenceSigner()
        let foreign = try #require(try other.issue(.lifetime, name: "Otra", notBefore: 0))
        #expect(fault(foreign.text) == .foreign)
        #expect(fault("MM2.\(parts[1]).\(parts[2])") == .notACode)
        #expect(fault("hola") == .notACode)
        #expect(fault("MM1." + String(repeating: "A", count: 1_000)) == .notACode)
        #expect(fault("MM1.") == .damaged)
        #expect(fault("MM1.\(parts[1])") == .damaged)
        #expect(fault("MM1.\(parts[1]).") == .damaged)
        #expect(fault("MM1..\(parts[2])") == .damaged)
        #expect(fault("MM1.\(parts[2]).\(parts[1])") == .damaged)
        // The content of one code under the signature of another.
        let second = try #require(try signer.issue(.lifetime, name: "Otra", notBefore: 0))
        let signature = second.text.split(separator: ".")[2]
        #expect(fault("MM1.\(parts[1]).\(signature)") == .damaged)
    }

    private func fault(_ text: String) -> LicenceFault? {
        do throws(LicenceFault) {
            try LicenceCode(text).check(by: keys)
            return nil
        } catch {
            return error
        }
    }

    @Test func onlyADayCountThatFitsThePlanIsIssued() throws {
        #expect(try signer.issue(.lifetime, name: "A", notBefore: 0, days: 3) == nil)
        #expect(try signer.issue(.monthly, name: "A", notBefore: 0, days: 0) == nil)
        #expect(try signer.issue(.monthly, name: "A", notBefore: 0, days: 5)?.licence.expiry == 5 * 86_400)
        #expect(try signer.issue(.monthly, name: " ", notBefore: 0) == nil)
    }

    @Test func theLongestNameStillMakesACodeThatIsTaken() throws {
        let family = String(repeating: "👩‍👩‍👧‍👦", count: 20)
        #expect(isTaken(try #require(try signer.issue(.yearly, name: family, notBefore: 0)).text))
    }
}
