import Glibc

/// Lines on standard error. No bodies, no cookies, no codes.
enum Log {
    /// A fault of ours, with the request it happened in.
    static func fault(_ text: String, request: String) { line("fault request=\(request) \(text)") }

    static func note(_ text: String) { line("note \(text)") }

    private static func line(_ text: String) {
        let safe = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
        let bytes = Array("\(safe)\n".utf8)
        _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
