/// The languages that a client asks for (RFC 9110 §12.5.4).
package struct AcceptLanguage: Sendable {
    private let wishes: [WeightedValue]

    package init(_ values: [String]) { wishes = WeightedValue.list(values) }

    /// The best of the given languages, or `fallback` when none is asked for (RFC 4647 §3.4: `es-MX` finds `es`).
    /// A more specific language is found by a general wish too: `en` finds `en-GB`.
    package func best(of languages: [String], default fallback: String) -> String {
        let refused = wishes.filter { $0.weight == 0 }.map(\.value)
        let ranked = wishes.enumerated().filter { $0.element.weight > 0 }.sorted {
            ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
        }
        for (_, wish) in ranked {
            if wish.value == "*" { break }
            let found = languages.first { language in
                let tag = language.lowercased()
                let isRefused = refused.contains { AcceptLanguage.isSame(tag, orWithin: $0) }
                let fits =
                    AcceptLanguage.isSame(tag, orWithin: wish.value) || AcceptLanguage.isSame(wish.value, orWithin: tag)
                return fits && !isRefused
            }
            if let found { return found }
        }
        return fallback
    }

    private static func isSame(_ tag: String, orWithin range: String) -> Bool {
        tag == range || tag.hasPrefix(range + "-")
    }
}

extension Request {
    package var acceptLanguage: AcceptLanguage { AcceptLanguage(headers.values(of: "Accept-Language")) }
}
