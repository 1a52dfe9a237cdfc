/// What identifies the present state of a resource.
package struct Validators: Sendable {
    package var etag: ETag?
    /// Seconds since 1970-01-01T00:00:00Z.
    package var lastModified: Int?

    package init(etag: ETag? = nil, lastModified: Int? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }
}

/// What the conditions of a request come to (RFC 9110 §13.2.2).
package enum PreconditionResult: Equatable, Sendable {
    case proceed
    /// Answer 304; the client has the content under this tag.
    case notModified(ETag?)
    /// Answer 412 and change nothing.
    case failed
}

extension Request {
    /// Compares the conditions of this request with the present state, in the order of RFC 9110 §13.2.2.
    /// A tag that was given out for the compressed content stands for the same state.
    ///
    /// For requests that change something call this first, and answer 412 when it is `failed`.
    ///
    /// - Parameter validators: nil when the resource does not exist.
    package func evaluate(_ validators: Validators?) -> PreconditionResult {
        guard areWritePreconditionsMet(validators) else { return .failed }
        let isReading = method == .get || method == .head
        if let condition = ETagCondition(headers.values(of: "If-None-Match")) {
            guard let match = match(condition, validators) else { return .proceed }
            return isReading ? .notModified(match.tag) : .failed
        }
        guard isReading, let modified = validators?.lastModified, let since = date("If-Modified-Since") else {
            return .proceed
        }
        return modified <= since ? .notModified(validators?.etag) : .proceed
    }

    /// If-Match, or without it If-Unmodified-Since.
    private func areWritePreconditionsMet(_ validators: Validators?) -> Bool {
        switch ETagCondition(headers.values(of: "If-Match")) {
        case .any: return validators != nil
        case .tags(let tags):
            guard let current = validators?.etag else { return false }
            return tags.contains { $0.plain.matchesStrongly(current.plain) }
        case nil:
            guard let modified = validators?.lastModified, let since = date("If-Unmodified-Since") else { return true }
            return modified <= since
        }
    }

    private func match(_ condition: ETagCondition, _ validators: Validators?) -> (tag: ETag?, Void)? {
        guard let validators else { return nil }
        switch condition {
        case .any: return (validators.etag, ())
        case .tags(let tags):
            guard let current = validators.etag else { return nil }
            let usable = tags.first { tag in
                tag.plain.matchesWeakly(current.plain) && (!tag.isForGzip || current.isForGzip || acceptsGzip)
            }
            return usable.map { ($0, ()) }
        }
    }

    /// A field that holds one valid date; RFC 9110 §13.1.3 ignores anything else.
    private func date(_ name: String) -> Int? {
        let values = headers.values(of: name)
        return values.count == 1 ? HTTPDate.parse(values[0]) : nil
    }
}
