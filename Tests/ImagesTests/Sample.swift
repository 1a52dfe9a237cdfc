import CGD

/// An image made for a test: four quarters, each of one colour, from the left at the top to the right at the bottom.
final class Sample {
    enum Colour: Int32 {
        case red = 0xE0_2020
        case green = 0x20_C020
        case blue = 0x20_20E0
        case white = 0xFF_FFFF
        case clear = 0x7F00_0000
    }

    private let image: gdImagePtr

    init(width: Int, height: Int, _ quarters: [Colour] = [.red, .green, .blue, .white]) {
        image = gdImageCreateTrueColor(Int32(width), Int32(height))
        gdImageAlphaBlending(image, 0)
        gdImageSaveAlpha(image, 1)
        for (index, colour) in quarters.enumerated() {
            let (x, y) = (Int32(index % 2 * width / 2), Int32(index / 2 * height / 2))
            gdImageFilledRectangle(image, x, y, x + Int32(width) / 2, y + Int32(height) / 2, colour.rawValue)
        }
    }

    /// The image in a JPEG file, as a browser would read it.
    init?(jpeg bytes: [UInt8]) {
        var bytes = bytes
        guard let image = gdImageCreateFromJpegPtr(Int32(bytes.count), &bytes) else { return nil }
        self.image = image
    }

    deinit { gdImageDestroy(image) }

    var width: Int { Int(image.pointee.sx) }
    var height: Int { Int(image.pointee.sy) }

    /// The colour in the middle of each quarter.
    var quarters: [Colour] {
        (0..<4).map { index in
            let (x, y) = (width * (1 + 2 * (index % 2)) / 4, height * (1 + 2 * (index / 2)) / 4)
            let pixel = gdImageGetTrueColorPixel(image, Int32(x), Int32(y))
            let isBright = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF].map { $0 > 0x80 }
            return switch isBright {
            case [true, false, false]: .red
            case [false, true, false]: .green
            case [false, false, true]: .blue
            default: .white
            }
        }
    }

    var jpeg: [UInt8] { file { gdImageJpegPtr(image, $0, 90) } }
    var png: [UInt8] { file { gdImagePngPtr(image, $0) } }
    var webp: [UInt8] { file { gdImageWebpPtrEx(image, $0, 90) } }
    /// libgd writes the lossless kind for this quality.
    var losslessWebP: [UInt8] { file { gdImageWebpPtrEx(image, $0, 101) } }

    private func file(_ write: (UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?) -> [UInt8] {
        var count: Int32 = 0
        guard let data = write(&count) else { return [] }
        defer { gdFree(data) }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }
}

extension [UInt8] {
    /// The JPEG file with an Exif segment behind its first marker: an orientation, and a text that must not get out.
    func withExif(orientation: UInt8, note: String = "") -> [UInt8] {
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        let tiff = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0] + Array(note.utf8)
        let content = Array("Exif\0\0".utf8) + tiff
        let length = content.count + 2
        return self[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + content + self[2...]
    }
}
