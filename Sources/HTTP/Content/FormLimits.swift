/// How much of a form is accepted.
package struct FormLimits: Sendable {
    /// Fields and files together.
    package var fields: Int
    /// Octets of the whole content.
    package var bytes: Int
    /// Octets of the header of one multipart part.
    package var partHeaderBytes: Int

    package init(fields: Int = 500, bytes: Int = 8 << 20, partHeaderBytes: Int = 4096) {
        self.fields = fields
        self.bytes = bytes
        self.partHeaderBytes = partHeaderBytes
    }

    package static let standard = FormLimits()
}
