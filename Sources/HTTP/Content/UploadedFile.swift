/// One file of a `multipart/form-data` form (RFC 7578).
package struct UploadedFile: Sendable, Equatable {
    /// The name of the form's field.
    package let name: String
    /// The last part of the name that the client gave: what looks like a folder is cut off (§4.2).
    package let filename: String
    /// As claimed by the client; `application/octet-stream` when it says nothing.
    package let contentType: String
    package let bytes: [UInt8]

    package init(name: String, filename: String, contentType: String, bytes: [UInt8]) {
        self.name = name
        self.filename = filename
        self.contentType = contentType
        self.bytes = bytes
    }

    /// What browsers send for a file input that was left empty.
    package var isAbsent: Bool { filename.isEmpty && bytes.isEmpty }
}
