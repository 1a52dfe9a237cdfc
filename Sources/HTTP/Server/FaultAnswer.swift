extension ParseFault {
    /// The status that tells the client of the fault.
    package var status: Status {
        switch self {
        case .badRequest: .badRequest
        case .contentTooLarge: .contentTooLarge
        case .targetTooLong: .uriTooLong
        case .unknownExpectation: .expectationFailed
        case .fieldsTooLarge: .headerFieldsTooLarge
        case .notImplemented: .notImplemented
        case .unknownVersion: .versionNotSupported
        }
    }
}

extension Response {
    /// The engine's own answer when no application has a say: the status as a line of text.
    static func plain(_ status: Status) -> Response {
        Response(status, type: "text/plain; charset=utf-8", Array("\(status.code) \(status.reason)\n".utf8))
    }
}
