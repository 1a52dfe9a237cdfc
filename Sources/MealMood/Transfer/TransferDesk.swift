import Planner
import Synchronization

/// Files that were given and found good, until their members say yes. In memory only: what is not brought in leaves no
/// trace, and after a restart the file is chosen again.
final class TransferDesk: Sendable {
    /// Seconds that a file waits.
    static let lifetime: Int64 = 3_600
    /// Octets of all that waits, one file a member; the oldest goes first.
    private static let sizeLimit = TransferFile.sizeLimit

    private struct Waiting: Sendable {
        let household: HouseholdID
        let member: MemberID
        let upload: TransferUpload
        let until: Int64

        func belongs(to context: MemberContext) -> Bool {
            household == context.household.id && member == context.member.id
        }
    }

    private let waiting = Mutex<[Waiting]>([])

    func keep(_ upload: TransferUpload, for context: MemberContext) {
        waiting.withLock { waiting in
            waiting.removeAll { $0.belongs(to: context) || $0.until <= context.visitor.now }
            while waiting.reduce(upload.size, { $0 + $1.upload.size }) > Self.sizeLimit { waiting.removeFirst() }
            waiting.append(
                Waiting(
                    household: context.household.id, member: context.member.id, upload: upload,
                    until: context.visitor.now + Self.lifetime))
        }
    }

    /// The file with that token, if it waits for this member.
    func upload(_ token: String, of context: MemberContext) -> TransferUpload? {
        waiting.withLock { waiting in
            waiting.removeAll { $0.until <= context.visitor.now }
            return waiting.first { $0.belongs(to: context) && $0.upload.token == token }?.upload
        }
    }

    func forget(of context: MemberContext) {
        waiting.withLock { $0.removeAll { $0.belongs(to: context) } }
    }
}

/// A file that was checked.
struct TransferUpload: Sendable {
    /// Made of the content: the same file given twice is the same upload.
    let token: String
    let size: Int
    let file: TransferFile
}
