/// What the header of one `multipart/form-data` part says (RFC 7578 §4).
struct MultipartPart {
    private var name = ""
    private var filename: String?
    private var contentType: String?

    init(header: [ArraySlice<UInt8>]) throws(FormError) {
        var hasDisposition = false
        for line in header {
            let (field, value) = try MultipartPart.split(line)
            switch field {
            case "content-disposition":
                guard !hasDisposition else { throw .malformed }
                hasDisposition = true
                try readDisposition(value)
            case "content-type":
                contentType = value
            case "content-transfer-encoding":
                guard ["7bit", "8bit", "binary"].contains(value.lowercased()) else { throw .malformed }
            default:
                break
            }
        }
        guard hasDisposition else { throw .malformed }
    }

    /// A part with a file name is a file, any other is a field and must be text.
    func append(_ content: ArraySlice<UInt8>, to form: inout Form) throws(FormError) {
        if let filename {
            let type = contentType ?? "application/octet-stream"
            form.files.append(
                UploadedFile(name: name, filename: filename, contentType: type, bytes: Array(content)))
            return
        }
        guard !content.contains(0), let value = String(validating: content, as: UTF8.self) else { throw .malformed }
        form.fields.append(Form.Field(name: name, value: value))
    }

    private mutating func readDisposition(_ value: String) throws(FormError) {
        var cursor = FieldCursor(value)
        guard cursor.token()?.lowercased() == "form-data",
            let parameters = cursor.parameters(escapingOnlyQuotes: true), cursor.isAtEnd,
            let name = parameters["name"]
        else { throw .malformed }
        self.name = MultipartPart.unescaped(name)
        filename = parameters["filename"].map { MultipartPart.lastComponent(MultipartPart.unescaped($0)) }
    }

    private static func split(_ line: ArraySlice<UInt8>) throws(FormError) -> (name: String, value: String) {
        guard !line.contains(0), let text = String(validating: line, as: UTF8.self) else { throw .malformed }
        var cursor = FieldCursor(text)
        guard let name = cursor.token(), cursor.take(UInt8(ascii: ":")) else { throw .malformed }
        cursor.skipBlanks()
        var value = cursor.run { _ in true }
        while value.last == " " || value.last == "\t" { value.removeLast() }
        return (name.lowercased(), value)
    }

    /// Browsers escape just these three in names (WHATWG HTML, multipart/form-data encoding algorithm).
    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let escape = escapes.first { rest.starts(with: $0.code) }
            bytes.append(escape?.byte ?? byte)
            rest = rest.dropFirst(escape == nil ? 1 : 3)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let escapes: [(code: [UInt8], byte: UInt8)] = [
        (Array("%22".utf8), 0x22), (Array("%0D".utf8), 0x0D), (Array("%0A".utf8), 0x0A),
    ]

    private static func lastComponent(_ filename: String) -> String {
        let last = filename.utf8.split(omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
        }.last
        return last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
