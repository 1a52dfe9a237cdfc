/// What a connection holds while a request or an answer is under way.
final class Exchange {
    /// Octets that were read and not looked at: part of a head, or requests behind one that is worked on.
    @exclusivity(unchecked) var input: [UInt8] = []
    /// Octets that the client has not taken yet; the first chunk from `outputOffset` on.
    @exclusivity(unchecked) var output: [[UInt8]] = []
    @exclusivity(unchecked) var outputOffset = 0
    /// The request whose content is coming.
    @exclusivity(unchecked) var incoming: IncomingBody?
    /// The request that a ticket is out for.
    @exclusivity(unchecked) var awaited: AnswerContext?
    @exclusivity(unchecked) var channel: EventChannel?

    var isEmpty: Bool {
        input.isEmpty && output.isEmpty && incoming == nil && awaited == nil && channel == nil
    }
}

/// A request whose content is still coming.
struct IncomingBody {
    var request: Request
    var context: AnswerContext
    /// Octets that are still to come; of no meaning with a decoder.
    var missing: Int
    var decoder: ChunkedDecoder?
    var began: Int64
    /// Octets received, with the framing of chunks.
    var received = 0
}

/// What an answer has to know of its request.
struct AnswerContext {
    var method = Method("-")
    var path = "-"
    var id = "-"
    var isHead = false
    /// HTTP/1.0.
    var isOld = false
    var keepsAlive = false
    /// On the exact clock, in microseconds; 0 when nobody asks.
    var began: Int64 = 0
}
