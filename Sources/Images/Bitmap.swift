import CGD

/// An image of libgd, freed with its owner.
struct Bitmap: ~Copyable {
    private let image: gdImagePtr

    /// - Throws: `broken`, also when there is no memory for it.
    init(_ image: gdImagePtr?) throws(ImageFault) {
        guard let image else { throw .broken }
        self.image = image
    }

    init(decoding bytes: [UInt8], _ format: ImageHeader.Format) throws(ImageFault) {
        Bitmap.silence
        let decoded = bytes.withUnsafeBytes { bytes -> gdImagePtr? in
            let data = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
            let count = Int32(bytes.count)
            return switch format {
            case .jpeg: gdImageCreateFromJpegPtrEx(count, data, 1)
            case .png: gdImageCreateFromPngPtr(count, data)
            case .webp: gdImageCreateFromWebpPtr(count, data)
            }
        }
        try self.init(decoded)
    }

    deinit { gdImageDestroy(image) }

    var width: Int { Int(image.pointee.sx) }
    var height: Int { Int(image.pointee.sy) }

    /// An area in another size, on white where it can be seen through.
    func scaled(_ area: Area, width: Int, height: Int) throws(ImageFault) -> Bitmap {
        let copy = try Bitmap(gdImageCreateTrueColor(Int32(width), Int32(height)))
        gdImageFilledRectangle(copy.image, 0, 0, Int32(width), Int32(height), 0xFF_FFFF)
        gdImageCopyResampled(
            copy.image, image, 0, 0, Int32(area.x), Int32(area.y), Int32(width), Int32(height), Int32(area.width),
            Int32(area.height))
        return copy
    }

    /// The picture as it is to be looked at.
    consuming func turned(_ orientation: Orientation) throws(ImageFault) -> Bitmap {
        switch orientation {
        case .upright, .mirrored, .upsideDown, .flipped: break
        // libgd turns against the clock.
        case .transposed, .turnedRight: self = try Bitmap(gdImageRotateInterpolated(image, 270, 0))
        case .transversed, .turnedLeft: self = try Bitmap(gdImageRotateInterpolated(image, 90, 0))
        }
        switch orientation {
        case .upright, .turnedRight, .turnedLeft: break
        case .mirrored, .transposed, .transversed: gdImageFlipHorizontal(image)
        case .upsideDown: gdImageFlipBoth(image)
        case .flipped: gdImageFlipVertical(image)
        }
        return self
    }

    /// A progressive JPEG.
    func jpeg(quality: Int) throws(ImageFault) -> [UInt8] {
        gdImageInterlace(image, 1)
        var count: Int32 = 0
        guard let data = gdImageJpegPtr(image, &count, Int32(quality)) else { throw .broken }
        defer { gdFree(data) }
        return Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
    }

    /// libgd writes what it does not like to the error output; here the caller is told instead.
    private static let silence: Void = gdSetErrorMethod { _, _, _ in }
}
