import Crypto
import Images

/// The picture of a dish as it is kept: made anew from what was sent, in the two sizes that pages show.
struct Photo: Sendable {
    /// Octets of a file that is looked at.
    static let fileLimit = 12 << 20
    /// Octets of a request with one. It leaves room for a file that is too large to be named as such at its field.
    static let bodyLimit = 20 << 20
    /// A picture of four octets a pixel then takes 96 MB while it is read.
    static let pixelLimit = 24 << 20
    /// Octets of a picture that was kept: more than the worst noise takes in its size.
    static let keptLimit = 2 << 20

    /// Of the picture's octets: another picture has another address.
    let hash: String
    let picture: [UInt8]
    let thumbnail: [UInt8]

    init(hash: String, picture: [UInt8], thumbnail: [UInt8]) {
        (self.hash, self.picture, self.thumbnail) = (hash, picture, thumbnail)
    }

    /// A picture as somebody gives it.
    init(file: [UInt8]) throws(PhotoFault) {
        guard file.count <= Self.fileLimit else { throw .tooLarge }
        try self.init(file, pixelLimit: Self.pixelLimit, keepsPlain: false)
    }

    /// A JPEG as it was kept before: octet by octet if it is one as they are written here, else made anew, so that
    /// nothing but the picture gets in.
    init(kept file: [UInt8]) throws(PhotoFault) {
        guard file.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .unknownType }
        guard file.count <= Self.keptLimit else { throw .tooLarge }
        try self.init(file, pixelLimit: PhotoSize.whole.side * PhotoSize.whole.side, keepsPlain: true)
    }

    private init(_ file: [UInt8], pixelLimit: Int, keepsPlain: Bool) throws(PhotoFault) {
        do {
            let image = try Picture(file, pixelLimit: pixelLimit)
            let isKept = keepsPlain && Self.isPlain(file)
            picture = isKept ? file : try image.jpeg(longestSide: PhotoSize.whole.side, quality: 82)
            thumbnail = try image.squareJPEG(side: PhotoSize.small.side, quality: 82)
        } catch {
            throw PhotoFault(error)
        }
        hash = Self.hash(of: picture)
    }

    private static func isPlain(_ file: [UInt8]) -> Bool {
        PlainJPEG(file).map { max($0.width, $0.height) <= PhotoSize.whole.side } ?? false
    }

    static func hash(of picture: [UInt8]) -> String { String(Hex.encode(sha256(picture)).prefix(32)) }
}

/// `small` is the middle of the picture as a square.
enum PhotoSize: String {
    case whole, small

    /// The longest side in pixels.
    var side: Int { self == .whole ? 1_200 : 192 }
}
