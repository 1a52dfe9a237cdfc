/// A path pattern taken apart.
struct RoutePattern {
    enum Segment: Equatable {
        case literal([UInt8])
        case parameter(String)
    }

    let segments: [Segment]

    var parameterNames: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    init(_ text: String) throws(RouteFault.Reason) {
        guard text.first == "/" else { throw .startsWithoutSlash }
        var segments: [Segment] = []
        if text != "/" {
            for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
                segments.append(try RoutePattern.segment(part))
            }
        }
        self.segments = segments
        guard Set(parameterNames).count == parameterNames.count else { throw .repeatedParameter }
    }

    private static func segment(_ part: Substring) throws(RouteFault.Reason) -> Segment {
        guard !part.isEmpty else { throw .emptySegment }
        if part.first == "{", part.last == "}" {
            let name = part.dropFirst().dropLast()
            guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
                throw .badParameter
            }
            return .parameter(String(name))
        }
        guard part != ".", part != "..", part.utf8.allSatisfy(isLiteralByte) else { throw .badLiteral }
        return .literal(Array(part.utf8))
    }

    /// Characters that a path shows as they are: no escapes, no braces.
    private static func isLiteralByte(_ byte: UInt8) -> Bool {
        FieldCursor.isTokenByte(byte) && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "#")
    }
}
