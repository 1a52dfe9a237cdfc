import Testing

@testable import Images

@Suite struct PictureTests {
    private static func shown(_ file: [UInt8], longestSide: Int = 1200) throws -> Sample {
        let picture = try Picture(file, pixelLimit: 1_000_000)
        return try #require(Sample(jpeg: picture.jpeg(longestSide: longestSide, quality: 85)))
    }

    @Test func eachKindOfFileIsReadAndKeepsItsSize() throws {
        let sample = Sample(width: 60, height: 40)
        for file in [sample.jpeg, sample.png, sample.webp, sample.losslessWebP] {
            let shown = try Self.shown(file)
            #expect((shown.width, shown.height) == (60, 40))
            #expect(shown.quarters == [.red, .green, .blue, .white])
        }
    }

    @Test func longPicturesBecomeSmallerInTheirShape() throws {
        let shown = try Self.shown(Sample(width: 400, height: 100).jpeg, longestSide: 40)
        #expect((shown.width, shown.height) == (40, 10))
        let thin = try Self.shown(Sample(width: 4, height: 400).png, longestSide: 40)
        #expect((thin.width, thin.height) == (1, 40))
    }

    @Test func squareIsCutFromTheMiddle() throws {
        let picture = try Picture(Sample(width: 200, height: 80).jpeg, pixelLimit: 1_000_000)
        let square = try #require(Sample(jpeg: picture.squareJPEG(side: 32, quality: 85)))
        #expect((square.width, square.height) == (32, 32))
        #expect(square.quarters == [.red, .green, .blue, .white])
        let small = try #require(Sample(jpeg: picture.squareJPEG(side: 192, quality: 85)))
        #expect((small.width, small.height) == (80, 80))
    }

    @Test func whatCanBeSeenThroughIsOnWhite() throws {
        let sample = Sample(width: 40, height: 40, [.clear, .green, .blue, .clear])
        for file in [sample.png, sample.losslessWebP] {
            #expect(try Self.shown(file).quarters == [.white, .green, .blue, .white])
        }
    }

    /// What stands in each corner, of red, green, blue and white as they are stored.
    static let turned: [(UInt8, [Sample.Colour])] = [
        (1, [.red, .green, .blue, .white]), (2, [.green, .red, .white, .blue]),
        (3, [.white, .blue, .green, .red]), (4, [.blue, .white, .red, .green]),
        (5, [.red, .blue, .green, .white]), (6, [.blue, .red, .white, .green]),
        (7, [.white, .green, .blue, .red]), (8, [.green, .white, .red, .blue]),
    ]

    @Test(arguments: turned)
    func pictureStandsAsTheCameraSays(orientation: UInt8, quarters: [Sample.Colour]) throws {
        let shown = try Self.shown(Sample(width: 80, height: 40).jpeg.withExif(orientation: orientation))
        #expect(shown.quarters == quarters)
        #expect((shown.width, shown.height) == (orientation < 5 ? (80, 40) : (40, 80)))
    }

    @Test(arguments: [0, 9, 255] as [UInt8])
    func orientationThatMeansNothingTurnsNothing(orientation: UInt8) throws {
        let shown = try Self.shown(Sample(width: 80, height: 40).jpeg.withExif(orientation: orientation))
        #expect(shown.quarters == [.red, .green, .blue, .white])
    }

    @Test func nothingButThePictureGetsOut() throws {
        let file = Sample(width: 80, height: 40).jpeg.withExif(orientation: 1, note: "40.4168 N 3.7038 W")
        let picture = try Picture(file, pixelLimit: 1_000_000)
        for written in [
            try picture.jpeg(longestSide: 1200, quality: 85), try picture.squareJPEG(side: 192, quality: 85),
        ] {
            let text = String(decoding: written, as: UTF8.self)
            #expect(!text.contains("Exif") && !text.contains("40.4168"))
        }
    }
}
