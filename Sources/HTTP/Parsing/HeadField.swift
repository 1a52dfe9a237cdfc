extension HeadCursor {
    /// Reads `field-name ":" OWS field-value OWS` and the line end (RFC 9112 §5). No blank before the colon, no
    /// folded line, no control character.
    mutating func parseField() throws(ParseStop) -> FieldPlace {
        let name = try skip { ByteSet.token.contains($0) }
        if name.isEmpty { throw .fault(.badRequest) }
        try expect(Byte.colon)
        _ = try skip { Byte.isBlank($0) }
        var value = try skip { Byte.isFieldContent($0) }
        while value.end > value.start, Byte.isBlank(bytes[value.end - 1]) { value.end -= 1 }
        try expectLineEnd()
        return FieldPlace(name: name, value: value)
    }
}
