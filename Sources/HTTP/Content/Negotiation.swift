extension Request {
    /// Whether the client takes gzip and does not like the plain octets better (RFC 9110 §12.5.3).
    package var acceptsGzip: Bool {
        let fields = headers.values(of: "Accept-Encoding")
        if fields.count == 1, let plain = Request.unweightedGzip(fields[0]) { return plain }
        let wishes = WeightedValue.list(fields)
        func weight(_ names: String...) -> Int? { wishes.first { names.contains($0.value) }?.weight }
        let gzip = weight("gzip", "x-gzip") ?? weight("*") ?? 0
        return gzip > 0 && gzip >= weight("identity") ?? 0
    }

    /// What browsers send has no weights and is asked for with every page: then being on the list is enough.
    /// Nil when the field needs a closer look.
    private static func unweightedGzip(_ field: String) -> Bool? {
        var field = field
        return field.withUTF8 { bytes in
            if bytes.contains(UInt8(ascii: ";")) || bytes.contains(UInt8(ascii: "\"")) { return nil }
            let members = bytes.split(separator: UInt8(ascii: ","))
            let hasGzip = members.contains { $0.drop { $0 == UInt8(ascii: " ") }.elementsEqual(gzipName) }
            return hasGzip ? true : nil
        }
    }

    private static let gzipName = Array("gzip".utf8)

    /// The best of the given media types (`text/html`), the first of equals; nil when the client takes none of them
    /// (RFC 9110 §12.5.1). A client that says nothing takes anything.
    package func preferredType(of types: [String]) -> String? {
        let wishes = WeightedValue.list(headers.values(of: "Accept"))
        if wishes.isEmpty { return types.first }
        var best: (type: String, weight: Int)?
        for type in types {
            let weight = Request.weight(of: type, among: wishes)
            if weight > best?.weight ?? 0 { best = (type, weight) }
        }
        return best?.type
    }

    /// Whether an answer in JSON is liked better than a page: for errors met by scripts.
    package var prefersJSON: Bool {
        preferredType(of: ["text/html", "application/json", "application/problem+json"])?.hasSuffix("json") ?? false
    }

    /// The weight of the most specific range that covers the type.
    private static func weight(of type: String, among wishes: [WeightedValue]) -> Int {
        let family = type.prefix { $0 != "/" } + "/*"
        for range in [type, String(family), "*/*"] {
            // A range with parameters is more specific than what is offered, unless it only names the charset.
            let match = wishes.first { wish in
                wish.value == range && wish.parameters.keys.allSatisfy { $0 == "charset" }
            }
            if let match { return match.weight }
        }
        return 0
    }
}
