import Testing

@testable import Images

@Suite struct RefusedImageTests {
    private static func fault(_ file: [UInt8], pixelLimit: Int = 1_000_000) -> ImageFault? {
        do {
            _ = try Picture(file, pixelLimit: pixelLimit)
            return nil
        } catch {
            return error
        }
    }

    static let noImages: [[UInt8]] = [
        [], Array("GIF89a".utf8), Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), Array("%PDF-1.7".utf8),
        Array("RIFF1234WAVE".utf8), [0xFF, 0xD8], [0x89],
    ]

    @Test(arguments: noImages)
    func otherFilesAreNoImages(file: [UInt8]) {
        #expect(Self.fault(file) == .unknownType)
    }

    @Test func imageThatWasCutOffIsBroken() {
        let sample = Sample(width: 200, height: 200)
        for file in [sample.jpeg, sample.png, sample.webp, sample.losslessWebP] {
            for count in [12, 24, file.count / 2, file.count - 20] {
                #expect(Self.fault(Array(file[..<count])) == .broken, "\(count) of \(file.count)")
            }
        }
    }

    @Test func imageWithWrongContentIsBroken() {
        var png = Sample(width: 200, height: 200).png
        for at in png.indices.dropFirst(40).dropLast(20) { png[at] ^= 0x5A }
        #expect(Self.fault(png) == .broken)
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0x00, 0x11, 0xFF, 0xD9]
        #expect(Self.fault(jpeg) == .broken)
    }

    @Test func imageWithoutPixelsIsBroken() {
        var png = Sample(width: 10, height: 10).png
        png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(Self.fault(png) == .broken)
    }

    @Test func sizeIsLookedAtBeforeAnythingIsDecoded() {
        let sample = Sample(width: 100, height: 50)
        for file in [sample.jpeg, sample.png, sample.webp, sample.losslessWebP] {
            #expect(Self.fault(file, pixelLimit: 4_999) == .tooManyPixels)
            #expect(Self.fault(file, pixelLimit: 5_000) == nil)
        }
    }

    @Test func headerThatClaimsMuchIsRefusedUnread() {
        var png = Sample(width: 10, height: 10).png
        png.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(Self.fault(png) == .tooManyPixels)
        var jpeg = Sample(width: 10, height: 10).jpeg
        let frame = jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 } ?? 0
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(Self.fault(jpeg) == .tooManyPixels)
    }

    /// A decoder passes over these markers alone, so what stands behind as a length would hide the frame from the check.
    @Test(arguments: [0x00, 0x01, 0xD0, 0xD7, 0xD8, 0xD9, 0xDE, 0xF0] as [UInt8])
    func frameBehindAMarkerWithoutLengthIsRefused(marker: UInt8) {
        var file = Sample(width: 20, height: 20).jpeg
        file.insert(contentsOf: [0xFF, marker], at: 2)
        #expect(Self.fault(file) == .broken)
    }

    @Test func exifThatPointsOutsideIsPassedOver() throws {
        var file = Sample(width: 20, height: 20).jpeg.withExif(orientation: 6)
        let directory = 2 + 4 + 6 + 4
        file.replaceSubrange(directory..<directory + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
        #expect(Self.fault(file) == nil)
    }
}
