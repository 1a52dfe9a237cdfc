import CGD

/// A decoded image. What is made from it is a JPEG of pixels alone: no place, no camera, no hidden preview.
package struct Picture: ~Copyable {
    private let image: Bitmap
    private let orientation: Orientation

    /// - Parameters:
    ///   - bytes: a JPEG, PNG or WebP file.
    ///   - pixelLimit: looked at before anything is decoded.
    package init(_ bytes: [UInt8], pixelLimit: Int) throws(ImageFault) {
        let header = try ImageHeader.read(bytes)
        guard header.width <= pixelLimit / header.height else { throw .tooManyPixels }
        image = try Bitmap(decoding: bytes, header.format)
        orientation = header.orientation
    }

    /// The whole picture, made smaller if a side is longer than `side`.
    package func jpeg(longestSide side: Int, quality: Int) throws(ImageFault) -> [UInt8] {
        let longest = max(image.width, image.height)
        let scale = min(1, Double(side) / Double(longest))
        let whole = Area(x: 0, y: 0, width: image.width, height: image.height)
        return try jpeg(
            of: whole, width: max(1, Int((Double(image.width) * scale).rounded())),
            height: max(1, Int((Double(image.height) * scale).rounded())), quality: quality)
    }

    /// The middle of the picture as a square, made smaller if its side is longer than `side`.
    package func squareJPEG(side: Int, quality: Int) throws(ImageFault) -> [UInt8] {
        let shortest = min(image.width, image.height)
        let middle = Area(
            x: (image.width - shortest) / 2, y: (image.height - shortest) / 2, width: shortest, height: shortest)
        return try jpeg(of: middle, width: min(side, shortest), height: min(side, shortest), quality: quality)
    }

    private func jpeg(of area: Area, width: Int, height: Int, quality: Int) throws(ImageFault) -> [UInt8] {
        let scaled = try image.scaled(area, width: width, height: height)
        return try scaled.turned(orientation).jpeg(quality: quality)
    }
}

/// A part of an image, in its pixels.
struct Area {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
}
