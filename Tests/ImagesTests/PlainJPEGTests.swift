import CGD
import Testing

@testable import Images

/// What this module writes is told from everything that carries more than its picture.
@Suite struct PlainJPEGTests {
    private let own: [UInt8]

    init() throws {
        own = try Picture(Sample(width: 60, height: 40).png, pixelLimit: 10_000).jpeg(longestSide: 60, quality: 82)
    }

    @Test func whatIsWrittenHereIsPlain() throws {
        let plain = try #require(PlainJPEG(own))
        #expect((plain.width, plain.height) == (60, 40))
        #expect(PlainJPEG(Sample(width: 7, height: 9).jpeg) != nil)
    }

    @Test func whateverElseIsInItIsSeen() {
        let hidden = Array("40.4168,-3.7038".utf8)
        #expect(PlainJPEG(own.withExif(orientation: 1, note: "casa")) == nil)
        #expect(PlainJPEG(own + hidden) == nil)
        #expect(PlainJPEG(own + own) == nil)
        for marker: UInt8 in [0xE0, 0xE2, 0xED, 0xEF, 0xFE, 0xDD, 0xDC, 0xC9, 0x01] {
            #expect(PlainJPEG(own.with(marker, hidden, at: 2)) == nil, "\(marker)")
            #expect(PlainJPEG(own.with(marker, hidden, at: 20)) == nil, "\(marker)")
        }
    }

    @Test func theNameOfTheEncoderIsNoPlaceForWords() throws {
        let start = try #require(own.indices.first { own[$0...].starts(with: Array("CREATOR".utf8)) })
        var other = own
        other[start] = UInt8(ascii: "K")
        #expect(PlainJPEG(other) == nil)
    }

    @Test func whatIsCutOffOrEmptyIsNot() {
        for length in 0..<own.count { #expect(PlainJPEG(Array(own.prefix(length))) == nil) }
    }

    /// The bound of what is kept octet by octet has room for the worst that is written here.
    @Test func noiseStaysUnderTwoMegabytes() throws {
        let image = try #require(gdImageCreateTrueColor(1200, 1200))
        defer { gdImageDestroy(image) }
        var state: UInt32 = 1
        for place in 0..<Int32(1200 * 1200) {
            state = state &* 1_664_525 &+ 1_013_904_223
            gdImageSetPixel(image, place % 1200, place / 1200, Int32(state >> 8))
        }
        var count: Int32 = 0
        let data = try #require(gdImagePngPtrEx(image, &count, 1))
        defer { gdFree(data) }
        let file = Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
        let written = try Picture(file, pixelLimit: 1_440_000).jpeg(longestSide: 1200, quality: 82)
        #expect(written.count < 2 << 20)
        #expect(PlainJPEG(written) != nil)
    }
}

extension [UInt8] {
    /// With a segment more.
    fileprivate func with(_ marker: UInt8, _ content: [UInt8], at place: Int) -> [UInt8] {
        self[..<place] + [0xFF, marker, 0, UInt8(content.count + 2)] + content + self[place...]
    }
}
