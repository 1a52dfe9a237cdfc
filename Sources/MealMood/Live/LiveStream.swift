import HTTP

/// By what somebody listens.
enum LiveKey: Hashable, Sendable {
    case session(String)
    case token(String)
}

/// One open stream.
struct LiveStream: Sendable {
    let household: HouseholdID
    let member: MemberID
    let key: LiveKey
    let channel: EventChannel
}

/// Those who listen to one household.
struct LiveRoom {
    /// The change number that all of them know of.
    var told: Int
    var streams: [Int: LiveStream] = [:]
}
