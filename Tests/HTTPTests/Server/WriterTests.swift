import Synchronization
import Testing

@testable import HTTP

@Suite struct WriterTests {
    /// Not Sendable: the writer's thread alone has it.
    private final class Ledger {
        var lines: [String] = []
    }

    private struct Refused: Error {}

    private func operations(
        _ log: JobQueue<String>, commit: @escaping @Sendable () throws -> Void = {}
    ) -> Writer<Ledger>.Operations {
        Writer<Ledger>.Operations(
            makeContext: { Ledger() },
            begin: { _ in _ = log.push("begin") },
            commit: { ledger in
                try commit()
                _ = log.push("commit \(ledger.lines.count)")
            },
            failure: { _ in Response(.serviceUnavailable) })
    }

    @Test func answersComeAfterTheCommit() throws {
        let log = JobQueue<String>()
        let writer = try Writer(operations(log))
        for number in 0..<3 {
            let ticket = Ticket { _ in _ = log.push("answer \(number)") }
            writer.submit(ticket: ticket) { ledger in
                ledger.lines.append("\(number)")
                return .text("")
            }
        }
        writer.drain()
        var committed = 0
        var answered = 0
        for line in log.popAll() {
            if line.hasPrefix("commit") { committed = Int(line.dropFirst(7)) ?? 0 }
            if line.hasPrefix("answer") {
                #expect(line == "answer \(answered)")
                answered += 1
                #expect(answered <= committed)
            }
        }
        #expect(answered == 3)
    }

    @Test func whatIsQueuedWhileAJobRunsIsOneBatch() throws {
        let log = JobQueue<String>()
        let running = JobQueue<Bool>()
        let mayGoOn = JobQueue<Bool>()
        let writer = try Writer(operations(log))
        writer.submit(ticket: Ticket { _ in }) { _ in
            _ = running.push(true)
            _ = mayGoOn.pop()
            return .text("")
        }
        _ = running.pop()
        for _ in 0..<5 {
            writer.submit(ticket: Ticket { _ in }) { ledger in
                ledger.lines.append("x")
                return .text("")
            }
        }
        _ = mayGoOn.push(true)
        writer.drain()
        #expect(log.popAll() == ["begin", "commit 0", "begin", "commit 5"])
    }

    @Test func failedCommitFailsTheWholeBatch() throws {
        let answers = JobQueue<Int>()
        let writer = try Writer(operations(JobQueue(), commit: { throw Refused() }))
        for _ in 0..<2 {
            writer.submit(ticket: Ticket { _ = answers.push($0.status.code) }) { _ in .text("") }
        }
        writer.drain()
        #expect(answers.popAll() == [503, 503])
    }

    @Test func drainedWriterRefuses() throws {
        let answers = JobQueue<Int>()
        let writer = try Writer(operations(JobQueue()))
        writer.drain()
        writer.drain()
        writer.submit(ticket: Ticket { _ = answers.push($0.status.code) }) { _ in .text("") }
        #expect(answers.popAll() == [503])
    }

    @Test func contextThatCannotBeMadeFailsTheInitialiser() {
        var operations = operations(JobQueue())
        operations.makeContext = { throw Refused() }
        #expect(throws: Refused.self) { try Writer(operations) }
    }

    @Test func workersRefuseWhatWouldWaitTooLong() throws {
        let workers = try Workers(count: 1, capacity: 2)
        let running = JobQueue<Bool>()
        let mayGoOn = JobQueue<Bool>()
        let done = JobQueue<Int>()
        #expect(
            workers.submit {
                _ = running.push(true)
                _ = mayGoOn.pop()
            })
        _ = running.pop()
        #expect(workers.submit { _ = done.push(1) })
        #expect(workers.submit { _ = done.push(2) })
        #expect(!workers.submit { _ = done.push(3) })
        _ = mayGoOn.push(true)
        workers.drain()
        #expect(!workers.submit {})
        #expect(done.popAll() == [1, 2])
    }
}
