/// Collects what the fields say about the message's length and the connection (RFC 9112 §6, §9.3).
struct HeadFraming {
    private enum Coding {
        case chunked
        case unknown
    }

    private var hosts = 0
    private var length: Int?
    private var coding: Coding?
    private var contentTypes = 0
    private var saysClose = false
    private var saysKeepAlive = false
    private var expectsContinue = false
    private var expectsOther = false

    @inline(__always)
    mutating func note(_ field: FieldPlace, _ cursor: HeadCursor) throws(ParseStop) {
        switch field.name.count {
        case 4, 6, 10, 12, 14, 17: try look(field, cursor)
        default: return
        }
    }

    /// Whether the fields agree, once all are known.
    func settle(_ head: inout RequestHead) throws(ParseStop) {
        let isOld = head.minorVersion == 0
        guard hosts == 1 || (hosts == 0 && isOld) else { throw .fault(.badRequest) }
        if let coding {
            // RFC 9112 §6.1 and §6.3: either may be an attempt to smuggle a request.
            guard length == nil, !isOld else { throw .fault(.badRequest) }
            if coding == .unknown { throw .fault(.notImplemented) }
        }
        if expectsOther, !isOld { throw .fault(.unknownExpectation) }
        head.contentLength = length ?? 0
        head.isChunked = coding != nil
        head.keepsAlive = !saysClose && (!isOld || saysKeepAlive)
        head.expectsContinue = expectsContinue && !isOld
    }

    private mutating func look(_ field: FieldPlace, _ cursor: HeadCursor) throws(ParseStop) {
        if cursor.equals(field.name, "host") {
            hosts += 1
            guard hosts == 1, cursor.isHost(field.value) else { throw .fault(.badRequest) }
        } else if cursor.equals(field.name, "connection") {
            noteConnection(field.value, cursor)
        } else if cursor.equals(field.name, "content-length") {
            try noteLength(field.value, cursor)
        } else if cursor.equals(field.name, "transfer-encoding") {
            guard coding == nil else { throw .fault(.badRequest) }
            coding = try HeadFraming.coding(field.value, cursor)
        } else if cursor.equals(field.name, "content-type") {
            contentTypes += 1
            guard contentTypes == 1 else { throw .fault(.badRequest) }
        } else if cursor.equals(field.name, "expect") {
            let isKnown = cursor.equals(field.value, "100-continue")
            if isKnown { expectsContinue = true } else { expectsOther = true }
        } else if cursor.equals(field.name, "content_length") || cursor.equals(field.name, "transfer_encoding") {
            // Some programs behind a server take "_" for "-".
            throw .fault(.badRequest)
        }
    }

    /// 1*DIGIT, and stricter: once, without leading zeros, which some take for octal (RFC 9112 §6.3).
    private mutating func noteLength(_ value: Piece, _ cursor: HeadCursor) throws(ParseStop) {
        guard length == nil, !value.isEmpty else { throw .fault(.badRequest) }
        var total = 0
        for index in value.start..<value.end {
            let byte = cursor.bytes[index]
            guard Byte.isDigit(byte) else { throw .fault(.badRequest) }
            if index - value.start < 16 { total = total * 10 + Int(byte &- Byte.zero) }
        }
        guard value.count == 1 || cursor.bytes[value.start] != Byte.zero else { throw .fault(.badRequest) }
        guard value.count <= 16 else { throw .fault(.contentTooLarge) }
        length = total
    }

    private mutating func noteConnection(_ value: Piece, _ cursor: HeadCursor) {
        ListMembers.visit(value, cursor.bytes) { member in
            if cursor.equals(member, "close") { saysClose = true }
            if cursor.equals(member, "keep-alive") { saysKeepAlive = true }
        }
    }

    /// "chunked" must be the last coding and stand there once (RFC 9112 §6.1, §7).
    private static func coding(_ value: Piece, _ cursor: HeadCursor) throws(ParseStop) -> Coding {
        if cursor.equals(value, "chunked") { return .chunked }
        var chunked = 0
        var isLast = false
        var isBroken = value.isEmpty
        ListMembers.visit(value, cursor.bytes) { member in
            isLast = cursor.equals(member, "chunked")
            if isLast { chunked += 1 }
            let isToken = (member.start..<member.end).allSatisfy { ByteSet.token.contains(cursor.bytes[$0]) }
            if member.isEmpty || !isToken { isBroken = true }
        }
        guard !isBroken, isLast, chunked == 1 else { throw .fault(.badRequest) }
        return .unknown
    }
}
