import HTTP
import Planner

/// An order for a slot, from a form or from JSON: the same fields, checked the same way.
enum SlotForm {
    static func order(form: Form) throws -> SlotOrder {
        let second = form.first("secondaryDish").map { $0.isEmpty ? SlotOrder.Second.away : .dish(DishID($0)) }
        return try checked(
            SlotOrder(
                dish: form.first("dish").flatMap { $0.isEmpty ? nil : DishID($0) }, second: second,
                eatingOut: try flag("eatingOut", form), skipped: try flag("skipped", form), note: form.first("note"),
                isIgnored: try flag("ignored", form), override: try flag("override", form) ?? false))
    }

    static func order(json request: Request) throws -> SlotOrder {
        try checked(try request.json(SlotOrderBody.self).order)
    }

    private static func flag(_ name: String, _ form: Form) throws -> Bool? {
        guard let text = form.first(name) else { return nil }
        guard let flag = Bool(text) else { throw AppError.invalidField(name) }
        return flag
    }

    private static func checked(_ order: SlotOrder) throws -> SlotOrder {
        var order = order
        guard !order.isEmpty else { throw AppError.badRequest }
        if let field = order.contradiction { throw AppError.invalidField(field) }
        order.note = try order.note.map { raw in
            try InputText.line(raw, limit: SlotEntry.noteLimit).mapError { fault in
                AppError.invalidText("note", fault, limit: SlotEntry.noteLimit)
            }.get()
        }
        return order
    }
}

extension SlotOrder {
    /// The fields of a form that asks for the same dishes.
    var fields: [(name: String, value: String)] {
        var fields: [(String, String)] = []
        if let dish { fields.append(("dish", dish.text)) }
        switch second {
        case .dish(let dish): fields.append(("secondaryDish", dish.text))
        case .away: fields.append(("secondaryDish", ""))
        case nil: break
        }
        if let isIgnored { fields.append(("ignored", String(isIgnored))) }
        return fields
    }
}

/// The body of `PUT …/slots/{slot}`.
private struct SlotOrderBody: Decodable {
    let order: SlotOrder

    private enum CodingKeys: String, CodingKey {
        case dish, secondaryDish, eatingOut, skipped, note, ignored, override
    }

    init(from decoder: any Decoder) throws {
        let body = try decoder.container(keyedBy: CodingKeys.self)
        // Null takes the second dish away; a field that is not there leaves it.
        let second = try body.decodeIfPresent(String.self, forKey: .secondaryDish).map {
            SlotOrder.Second.dish(DishID($0))
        }
        order = SlotOrder(
            dish: try body.decodeIfPresent(String.self, forKey: .dish).map { DishID($0) },
            second: second ?? (body.contains(.secondaryDish) ? .away : nil),
            eatingOut: try body.decodeIfPresent(Bool.self, forKey: .eatingOut),
            skipped: try body.decodeIfPresent(Bool.self, forKey: .skipped),
            note: try body.decodeIfPresent(String.self, forKey: .note),
            isIgnored: try body.decodeIfPresent(Bool.self, forKey: .ignored),
            override: try body.decodeIfPresent(Bool.self, forKey: .override) ?? false)
    }
}
