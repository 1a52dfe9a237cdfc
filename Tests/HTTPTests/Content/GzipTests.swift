import HTTP
import Testing

@Suite struct GzipTests {
    @Test(arguments: [0, 1, 1400, 65_535, 65_536, 300_000])
    func packsAndUnpacks(count: Int) {
        let gzip = Gzip(level: 1)
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
        for _ in 0..<2 {
            let packed = gzip.compress(bytes)
            #expect(packed.starts(with: [0x1F, 0x8B]))
            #expect(Gunzip.decompress(packed, limit: count) == bytes)
        }
    }

    @Test func isUsedAgain() {
        let gzip = Gzip(level: 9)
        let first = gzip.compress(Array("first".utf8))
        _ = gzip.compress([UInt8](repeating: 7, count: 100_000))
        #expect(gzip.compress(Array("first".utf8)) == first)
    }

    @Test func packsWhatCannotBeMadeSmaller() {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<200_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(Gunzip.decompress(Gzip(level: 9).compress(bytes), limit: 200_000) == bytes)
    }

    @Test func unpacksNothingBroken() {
        let packed = Gzip(level: 6).compress(Array(String(repeating: "abc", count: 1000).utf8))
        #expect(Gunzip.decompress(packed, limit: 2999) == nil)
        #expect(Gunzip.decompress(packed.dropLast(), limit: 3000) == nil)
        #expect(Gunzip.decompress(packed + [0], limit: 3000) == nil)
        #expect(Gunzip.decompress([], limit: 3000) == nil)
        #expect(Gunzip.decompress(Array("not gzip".utf8), limit: 3000) == nil)
        var flipped = packed
        flipped[flipped.count - 6] ^= 1
        #expect(Gunzip.decompress(flipped, limit: 3000) == nil)
    }
}

extension Gunzip {
    fileprivate static func decompress(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        decompress(Array(bytes), limit: limit)
    }
}
