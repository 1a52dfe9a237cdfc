/// The fields of a received head: its octets, copied, and where names and values are in them.
struct ReceivedFields: Sendable {
    private let bytes: [UInt8]
    /// Offsets into `bytes` once `origin` is taken away.
    private let places: [FieldPlace]
    private let origin: Int

    init(_ places: [FieldPlace], of octets: UnsafeRawBufferPointer) {
        self.places = places
        origin = places.first?.name.start ?? 0
        let end = places.last?.value.end ?? 0
        bytes = Array(octets[origin..<end])
    }

    var all: [HeaderFields.Field] { places.map { (text($0.name), text($0.value)) } }

    func first(_ name: String) -> String? {
        matching(name) { matches in
            for place in places where matches(place.name) { return text(place.value) }
            return nil
        }
    }

    func values(of name: String) -> [String] {
        matching(name) { matches in places.filter { matches($0.name) }.map { text($0.value) } }
    }

    private func text(_ piece: Piece) -> String {
        String(decoding: bytes[(piece.start - origin)..<(piece.end - origin)], as: UTF8.self)
    }

    private func matching<R>(_ name: String, _ body: ((Piece) -> Bool) -> R) -> R {
        var name = name
        return name.withUTF8 { wanted in
            body { piece in
                guard piece.count == wanted.count else { return false }
                let start = piece.start - origin
                for offset in 0..<wanted.count
                where Byte.lowercased(bytes[start + offset]) != Byte.lowercased(wanted[offset]) {
                    return false
                }
                return true
            }
        }
    }
}
