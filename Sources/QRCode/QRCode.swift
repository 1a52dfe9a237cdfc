import CQREncode

/// A QR code (ISO/IEC 18004) of a text, made by libqrencode at error correction level M.
package struct QRCode: Sendable, Equatable {
    /// The text is empty or longer than a code can hold (2,331 octets at level M).
    package struct Unencodable: Error {}

    /// Modules on each side, without the quiet zone.
    package let side: Int
    /// Row by row from the top left; true is dark.
    private let modules: [Bool]

    /// - Throws: `Unencodable`.
    package init(_ text: String) throws(Unencodable) {
        guard !text.isEmpty, let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else {
            throw Unencodable()
        }
        defer { QRcode_free(code) }
        let side = Int(code.pointee.width)
        self.side = side
        // Only the lowest bit is the colour of a module.
        modules = (0..<side * side).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Whether the module in a row and column is dark; outside the code all is light.
    package subscript(row: Int, column: Int) -> Bool {
        guard (0..<side).contains(row), (0..<side).contains(column) else { return false }
        return modules[row * side + column]
    }
}
