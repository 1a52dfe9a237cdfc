import HTTP

/// Pages of one reactor that were made and still hold, plain and compressed, up to a number of bytes.
final class PageCache {
    private let byteLimit: Int
    private var bytes = 0
    private var pages: [PageKey: CachedPage] = [:]

    init(byteLimit: Int) { self.byteLimit = byteLimit }

    subscript(key: PageKey) -> CachedPage? { pages[key] }

    func keep(_ response: Response, _ key: PageKey, _ gzip: Gzip) -> CachedPage {
        let page = CachedPage(plain: response, gzip)
        guard response.status == .ok else { return page }
        let size = page.size + key.text.utf8.count
        if bytes + size > byteLimit {
            // Most of what is here belongs to change numbers that will not come back.
            pages.removeAll()
            bytes = 0
        }
        pages[key] = page
        bytes += size
        return page
    }
}

/// One page. The compressed form is made when first asked for.
final class CachedPage {
    let plain: Response
    private let gzip: Gzip
    private var compressed: Response?

    init(plain: Response, _ gzip: Gzip) {
        self.plain = plain
        self.gzip = gzip
    }

    /// Counted twice, for the compressed form to come.
    var size: Int {
        guard case .bytes(let bytes) = plain.body else { return 0 }
        return bytes.count * 2
    }

    func variant(for request: Request) -> Response {
        guard request.acceptsGzip else { return plain }
        if let compressed { return compressed }
        let response = plain.compressed(for: request, with: gzip)
        compressed = response
        return response
    }
}
