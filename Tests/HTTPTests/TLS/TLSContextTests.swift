import Crypto
import Testing

@testable import HTTP

@Suite struct TLSContextTests {
    private let kitchen = TestIdentity.kitchen

    @Test func certificateAndKeyMayStandInOneFile() throws {
        let both = kitchen.key + kitchen.chain
        _ = try TLSContext(certificateChain: both, privateKey: both)
    }

    @Test func keyOfAnotherCertificateIsRefused() {
        #expect(throws: TLSError.keyDoesNotFit) {
            try TLSContext(certificateChain: kitchen.chain, privateKey: TestIdentity.pantry.key)
        }
    }

    @Test(arguments: ["", "no certificate"])
    func textWithoutCertificateIsRefused(text: String) {
        #expect(throws: TLSError.unreadable(.noCertificate)) {
            try TLSContext(certificateChain: Array(text.utf8), privateKey: kitchen.key)
        }
    }

    @Test func damagedCertificateIsRefused() {
        let chain = String(decoding: kitchen.chain, as: UTF8.self)
        for damaged in [
            "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
            chain + "-----BEGIN CERTIFICATE-----\n*\n-----END CERTIFICATE-----\n",
        ] {
            #expect(
                performing: {
                    try TLSContext(certificateChain: Array(damaged.utf8), privateKey: kitchen.key)
                },
                throws: { error in
                    if case TLSError.unreadable(.badCertificate) = error { true } else { false }
                })
        }
    }

    @Test func keyThatCannotBeReadIsRefused() {
        let locked = """
            -----BEGIN ENCRYPTED PRIVATE KEY-----
            MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgX2BswimD4kgICCAAw
            DAYIKoZIhvcNAgkFADAdBglghkgBZQMEAQIEEDrs5+4+qzUj2HdOY3L8Tr4EgZAv
            /1dcK+2wVIOKCtWDvq0VK0MAEqoU8xB4q8JjVpwsHWhUij2t64KfeHuUwAHugVqh
            RDoBhWgS3mpmoLpiPkBYYtNLFWrxZkl/DvX1621T7zyntVS/kcev8ENSZRprEncx
            C4/CReS9HAz1/QkIZQ90AlSR/I3BaSqmc0fxgeEDfmE05GzvDwlFRtDkfKt5wHo=
            -----END ENCRYPTED PRIVATE KEY-----
            """
        let cases: [(text: String, PEMError?)] = [
            ("", .noPrivateKey), (String(decoding: kitchen.chain, as: UTF8.self), .noPrivateKey),
            ("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", nil), (locked, .encryptedPrivateKey),
        ]
        for (text, expected) in cases {
            #expect(
                performing: {
                    try TLSContext(certificateChain: kitchen.chain, privateKey: Array(text.utf8))
                },
                throws: { error in
                    if case TLSError.unreadable(.badPrivateKey) = error { return expected == nil }
                    return error as? TLSError == expected.map { .unreadable($0) }
                })
        }
    }
}
