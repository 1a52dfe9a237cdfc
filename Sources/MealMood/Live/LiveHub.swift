import HTTP
import SQLite
import Synchronization

/// Who listens to which household, and what they are told when something of it has changed.
final class LiveHub: Sendable {
    /// Streams that one session may have; the oldest ends when one more comes.
    static let limit = 8

    private struct State {
        var rooms: [HouseholdID: LiveRoom] = [:]
        /// How far each household was after the last commit.
        var newest: [HouseholdID: Int] = [:]
        var cuts: [@Sendable (LiveStream) -> Bool] = []
        var count = 0
    }

    private let state = Mutex(State())

    /// Whether anybody listens.
    var isHeard: Bool { state.withLock { !$0.rooms.isEmpty } }

    var streams: [LiveStream] { state.withLock { $0.rooms.values.flatMap(\.streams.values) } }

    /// Tells a stream from now on what changes after `seq`, which is what its first words were made from. False when
    /// more has changed in between: then it must look for itself.
    func open(_ stream: LiveStream, at seq: Int) -> Bool {
        let (number, told, surplus) = state.withLock { state in
            let newest = max(state.newest[stream.household] ?? seq, seq)
            state.count += 1
            state.rooms[stream.household, default: LiveRoom(told: newest)].streams[state.count] = stream
            return (state.count, state.rooms[stream.household]?.told ?? seq, Self.surplus(of: stream.key, in: state))
        }
        stream.channel.onClose { [weak self] in self?.forget(number, of: stream.household) }
        for channel in surplus { channel.close() }
        return told <= seq
    }

    /// Ends the streams of a session, or of an access token, once this write is committed.
    func cut(session id: String) { later { $0.key == .session(id) || $0.key == .token(id) } }

    /// Ends the streams of a person, once this write is committed.
    func cut(member id: MemberID) { later { $0.member == id } }

    /// What was cut ends; the others hear what is new.
    func committed(_ db: Connection) throws {
        let cuts = state.withLock { state in
            defer { state.cuts = [] }
            return state.cuts
        }
        if !cuts.isEmpty { end { stream in cuts.contains { $0(stream) } } }
        try announce(db)
    }

    /// Ends the streams that `isOver` says so of.
    func end(_ isOver: (LiveStream) throws -> Bool) rethrows {
        for stream in try streams.filter(isOver) {
            stream.channel.send(LiveEvent.cut)
            stream.channel.close()
        }
    }

    /// Everybody hears what has changed in their household since they were last told.
    func announce(_ db: Connection) throws {
        let numbers = try HouseholdStore.changeNumbers(in: db)
        let behind = state.withLock { state in
            state.newest = numbers
            return state.rooms.compactMap { household, room in
                numbers[household].flatMap { $0 > room.told ? (household: household, told: room.told, now: $0) : nil }
            }
        }
        for (household, told, now) in behind {
            let heads = try DocumentHead.changed(
                after: .after(told), of: household, limit: LiveEvent.pokeLimit + 1, in: db)
            tell(LiveEvent.pokes(heads, upTo: now), household, from: told, to: now)
        }
    }

    private func tell(_ event: [UInt8], _ household: HouseholdID, from told: Int, to now: Int) {
        let channels = state.withLock { state in
            // Another thread may have told them meanwhile.
            guard let room = state.rooms[household], room.told == told else { return [EventChannel]() }
            state.rooms[household]?.told = now
            return room.streams.values.map(\.channel)
        }
        for channel in channels { channel.send(event) }
    }

    private func later(_ isCut: @escaping @Sendable (LiveStream) -> Bool) {
        state.withLock { $0.cuts.append(isCut) }
    }

    private func forget(_ number: Int, of household: HouseholdID) {
        state.withLock { state in
            state.rooms[household]?.streams[number] = nil
            if state.rooms[household]?.streams.isEmpty == true { state.rooms[household] = nil }
        }
    }

    private static func surplus(of key: LiveKey, in state: State) -> [EventChannel] {
        let own = state.rooms.values.flatMap { $0.streams.filter { $0.value.key == key } }.sorted { $0.key < $1.key }
        return own.dropLast(limit).map(\.value.channel)
    }
}
