import Testing

@testable import HTTP

@Suite struct PeerPlaceTests {
    /// 2001:db8:1:2::/64 as it lies in memory.
    private static let home: Set<UInt64> = [UInt64(bigEndian: 0x2001_0db8_0001_0002)]

    static let places = [
        ("192.168.1.4", "192.168.1.4"),
        ("::ffff:192.168.1.4", "192.168.1.4"),
        ("2001:db8:1:3::1", "2001:db8:1:3"),
        ("2001:db8:1:3:ffff::9", "2001:db8:1:3"),
        ("2001:db8:1:2::1", "2001:db8:1:2:0:0:0:1"),
        ("2001:db8:1:2::2", "2001:db8:1:2:0:0:0:2"),
        ("fe80::1:2", "fe80:0:0:0:0:0:1:2"),
        ("fd00::7", "fd00:0:0:0:0:0:0:7"),
        ("unknown", "unknown"),
    ]

    @Test(arguments: places)
    func placeIsALineOutsideAndADeviceInside(address: String, place: String) {
        #expect(PeerAddress.place(of: address, home: PeerPlaceTests.home) == place)
    }
}
