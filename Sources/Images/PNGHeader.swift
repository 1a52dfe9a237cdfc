/// PNG (W3C, 3rd edition): a signature, then IHDR.
enum PNGHeader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func read(_ octets: Octets) throws(ImageFault) -> ImageHeader {
        guard octets.starts(with: Array("IHDR".utf8), at: 12) else { throw .broken }
        return try ImageHeader(
            format: .png, width: octets.number(at: 16, octets: 4), height: octets.number(at: 20, octets: 4))
    }
}
