import HTTP
import Planner

/// What is asked of a tag: nil leaves a field as it is. Texts are as they were written.
struct TagPatch {
    /// `.some(nil)` is the name of a given tag again.
    var name: String??
    var colour: String?
    var rules = RulePatch()

    var isEmpty: Bool { name == nil && colour == nil && rules.isEmpty }

    func applied(to tag: Tag) -> Tag {
        var tag = tag
        if let name { tag.name = name }
        if let colour { tag.colour = colour }
        tag.rules = rules.applied(to: tag.rules)
        return tag
    }
}

extension TagPatch {
    /// Beside the colours with names the form has one to be chosen freely.
    static let freeColour = "free"

    init(form: Form) throws {
        name = form.first("name").map(Optional.some)
        let choice = form.first("colour") == Self.freeColour ? form.first("freeColour") : form.first("colour")
        colour = try choice.map(Self.colour)
        rules = try RulePatch(form: form)
    }

    private static func colour(_ text: String) throws -> String {
        guard let colour = TagColour.parsed(text) else { throw AppError.invalidField("colour") }
        return colour
    }
}

extension TagPatch: Patch {
    private enum Key: String, CodingKey { case name, colour, rules }

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: Key.self)
        if body.contains(.name) { name = .some(try body.decodeIfPresent(String.self, forKey: .name)) }
        if body.contains(.rules) { rules = try body.decode(RulePatch.self, forKey: .rules) }
        guard body.contains(.colour) else { return }
        colour = TagColour.parsed(try body.decode(String.self, forKey: .colour))
        guard colour != nil else {
            throw DecodingError.dataCorruptedError(forKey: .colour, in: body, debugDescription: "no colour")
        }
    }
}
