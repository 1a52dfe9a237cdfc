import Glibc

@testable import HTTP

/// A client that sends exactly the octets it is told to and waits at most five seconds for any answer.
final class SocketClient {
    struct Answer: Equatable {
        var status = 0
        var head = ""
        var body = ""

        func field(_ name: String) -> String? {
            for line in head.split(separator: "\r\n").dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1)
                if parts[0].lowercased() == name.lowercased() {
                    return String(parts.last?.drop { $0 == " " } ?? "")
                }
            }
            return nil
        }
    }

    struct Failure: Error {
        var reason: String
    }

    private let fd: Int32
    /// Nil until hands are shaken.
    private(set) var tls: ClientTLS?
    private var received: [UInt8] = []

    /// A connection that is ready for requests, either way.
    convenience init(_ server: Server<ClosureApplication>, _ way: Way, receiveBuffer: Int32? = nil) throws {
        try self.init(port: way == .plain ? server.port : server.securePort ?? 0, receiveBuffer: receiveBuffer)
        if way == .encrypted { try shakeHands() }
    }

    init(port: Int, receiveBuffer: Int32? = nil) throws {
        fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafeBytes(of: &address) { bytes in
            let start = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            return connect(fd, start, socklen_t(bytes.count))
        }
        guard result == 0 else { throw Failure(reason: "connect: \(errno)") }
    }

    deinit { close(fd) }

    func shakeHands(maximum: Int32 = 0, protocols: [UInt8] = [], ciphers: String? = nil) throws {
        tls = try ClientTLS(fd, maximum: maximum, protocols: protocols, ciphers: ciphers)
    }

    func send(_ text: String) {
        if let tls { return send(Array(text.utf8)) { tls.send($0) } }
        sendPlainly(Array(text.utf8))
    }

    /// Past any encryption.
    func sendPlainly(_ bytes: [UInt8]) {
        send(bytes) { part in
            part.withUnsafeBytes { Glibc.send(fd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        }
    }

    private func send(_ bytes: [UInt8], by move: (ArraySlice<UInt8>) -> Int) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = move(rest)
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// No further octet will be sent.
    func finishSending() {
        tls?.end()
        shutdown(fd, Int32(SHUT_WR))
    }

    /// The next answer, 1xx ones too; `hasBody` is false for an answer to HEAD.
    func answer(hasBody: Bool = true) throws -> Answer {
        let head = try text(through: "\r\n\r\n")
        var answer = Answer(status: Int(head.split(separator: " ")[1]) ?? 0, head: head)
        if hasBody, let length = answer.field("Content-Length").flatMap({ Int($0) }) {
            while received.count < length { try more() }
            answer.body = String(decoding: received.prefix(length), as: UTF8.self)
            received.removeFirst(length)
        }
        return answer
    }

    /// Everything up to and including the mark.
    func text(through mark: String) throws -> String {
        let wanted = Array(mark.utf8)
        while true {
            if received.count >= wanted.count {
                for end in wanted.count...received.count where received[..<end].suffix(wanted.count) == wanted[...] {
                    defer { received.removeFirst(end) }
                    return String(decoding: received[..<end], as: UTF8.self)
                }
            }
            try more()
        }
    }

    /// Everything until the server closes.
    func rest() throws -> String { String(decoding: try octets(), as: UTF8.self) }

    func octets() throws -> [UInt8] {
        while try receive() {}
        return received
    }

    private func more() throws {
        if try !receive() { throw Failure(reason: "closed") }
    }

    /// False when the server has closed.
    private func receive() throws -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = try tls?.receive(&bytes) ?? receivePlainly(&bytes)
        guard count > 0 else { return false }
        received += bytes[..<count]
        return true
    }

    private func receivePlainly(_ target: inout [UInt8]) throws -> Int {
        let count = recv(fd, &target, target.count, 0)
        if count < 0 && errno == EAGAIN { throw Failure(reason: "no answer") }
        return count
    }
}
