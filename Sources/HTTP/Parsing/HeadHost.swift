extension HeadCursor {
    /// Whether the piece is `uri-host [ ":" port ]` with a host (RFC 9110 §7.2, RFC 3986 §3.2.2). User
    /// information is not allowed there.
    func isHost(_ piece: Piece) -> Bool {
        guard !piece.isEmpty else { return false }
        var index = piece.start
        if bytes[index] == 0x5b {
            index += 1
            let start = index
            while index < piece.end, ByteSet.hostAddress.contains(bytes[index]) { index += 1 }
            guard index > start, index < piece.end, bytes[index] == 0x5d else { return false }
            index += 1
        } else {
            guard let end = endOfName(from: index, to: piece.end), end > index else { return false }
            index = end
        }
        return index == piece.end || isPort(from: index, to: piece.end)
    }

    /// Where a registered name ends; nil when a percent sign has no digits.
    private func endOfName(from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            if bytes[index] == Byte.percent {
                guard index + 2 < end, isHex(index + 1), isHex(index + 2) else { return nil }
                index += 3
            } else if ByteSet.hostName.contains(bytes[index]) {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    private func isHex(_ index: Int) -> Bool { ByteSet.hexDigit.contains(bytes[index]) }

    /// ":" and at most five digits; none are allowed too.
    private func isPort(from start: Int, to end: Int) -> Bool {
        guard bytes[start] == Byte.colon, end - start <= 6 else { return false }
        var port = 0
        for index in (start + 1)..<end {
            guard Byte.isDigit(bytes[index]) else { return false }
            port = port * 10 + Int(bytes[index] &- Byte.zero)
        }
        return port <= 65535
    }
}
