/// What the log may tell of one finished answer.
package struct AccessRecord: Sendable {
    package var method: Method
    /// As sent, without the query: queries may hold what a log must not.
    package var path: String
    package var status: Status
    /// Octets of content in the answer.
    package var bytes: Int
    /// From the complete request to the answer handed to the system, in microseconds.
    package var microseconds: Int
    package var peer: PeerAddress
    package var requestID: String

    package init(
        method: Method, path: String, status: Status, bytes: Int, microseconds: Int, peer: PeerAddress,
        requestID: String
    ) {
        self.method = method
        self.path = path
        self.status = status
        self.bytes = bytes
        self.microseconds = microseconds
        self.peer = peer
        self.requestID = requestID
    }
}
