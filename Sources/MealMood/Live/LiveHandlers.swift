import HTTP
import SQLite

/// The stream of a household's changes for pages and programs (household "Live").
enum LiveHandlers {
    static func events(_ context: MemberContext) throws -> Response {
        let channel = EventChannel()
        let now = context.household.changeNumber
        channel.send(
            LiveEvent.hello(seq: now, build: context.services.build, household: context.household.id))
        if let since = try since(context) { channel.send(try missed(since, context)) }
        let stream = LiveStream(
            household: context.household.id, member: context.member.id, key: try key(context), channel: channel)
        if !context.services.live.open(stream, at: now) { channel.send(LiveEvent.reset(seq: now)) }
        var response = Response(.ok, body: .events(channel))
        response.headers.append("Content-Type", "text/event-stream")
        response.headers.append("Cache-Control", "no-store")
        response.headers.append("X-Accel-Buffering", "no")
        return response
    }

    /// The last change that who comes back has heard of: the browser says it in a field, a page in the address.
    private static func since(_ context: MemberContext) throws -> Int? {
        let text = try context.request.headers["Last-Event-ID"] ?? context.visitor.query("since")
        guard !text.isEmpty else { return nil }
        guard let seq = Int(text), seq >= 0 else { throw AppError.invalidField("since") }
        return seq
    }

    private static func missed(_ since: Int, _ context: MemberContext) throws -> [UInt8] {
        let now = context.household.changeNumber
        // A number that is still to come was given by a database that is not this one any more.
        guard since <= now, try since >= ChangeFeed.purged(of: context.household.id, in: context.db) else {
            return LiveEvent.reset(seq: now)
        }
        let heads = try DocumentHead.changed(
            after: .after(since), of: context.household.id, limit: LiveEvent.pokeLimit + 1, in: context.db)
        return LiveEvent.pokes(heads, upTo: now)
    }

    private static func key(_ context: MemberContext) throws -> LiveKey {
        if let session = context.visitor.identity?.session { return .session(session) }
        guard case .token(let text) = Credential(context.request),
            let use = try AccessTokenUse(of: text, at: context.visitor.now, in: context.db)
        else { throw AppError.unauthorized }
        return .token(use.id)
    }
}
