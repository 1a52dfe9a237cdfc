import Foundation
import HTTP
import Planner

/// One object of a file, and where in it. A member that is null counts as absent.
struct TransferPart {
    let place: TransferPlace
    private let members: [String: JSONValue]

    init(_ members: [String: JSONValue], at place: TransferPlace) {
        self.members = members
        self.place = place
    }

    func fault(_ field: TransferField, _ kind: TransferFault.Kind) -> TransferFault { .field(place, field, kind) }

    func value(_ field: TransferField) -> JSONValue? {
        guard let value = members[field.rawValue], value != .null else { return nil }
        return value
    }

    /// What a member must have.
    func required<Value>(_ field: TransferField, _ value: Value?) throws(TransferFault) -> Value {
        guard let value else { throw fault(field, .missing) }
        return value
    }

    func text(_ field: TransferField) throws(TransferFault) -> String? {
        switch value(field) {
        case nil: return nil
        case .text(let text): return text
        default: throw fault(field, .wrong)
        }
    }

    /// Text as forms take it; absent is empty.
    func line(_ field: TransferField, limit: Int) throws(TransferFault) -> String {
        try checked(field, InputText.line(try text(field) ?? "", limit: limit), limit: limit)
    }

    func requiredLine(_ field: TransferField, limit: Int) throws(TransferFault) -> String {
        try checked(field, InputText.requiredLine(try text(field) ?? "", limit: limit), limit: limit)
    }

    func flag(_ field: TransferField) throws(TransferFault) -> Bool {
        switch value(field) {
        case nil: return false
        case .flag(let flag): return flag
        default: throw fault(field, .wrong)
        }
    }

    func number(_ field: TransferField, in numbers: some Collection<Int>) throws(TransferFault) -> Int? {
        guard let value = value(field) else { return nil }
        guard case .number(let double) = value, let number = Int(exactly: double), numbers.contains(number) else {
            throw fault(field, .wrong)
        }
        return number
    }

    /// One of the words that it may be.
    func choice<Value: RawRepresentable<String>>(_ field: TransferField, _ kind: Value.Type) throws(TransferFault)
        -> Value?
    {
        guard let text = try text(field) else { return nil }
        guard let value = Value(rawValue: text) else { throw fault(field, .wrong) }
        return value
    }

    /// Ids stand in addresses and stylesheets, so they are plain words.
    func id(_ field: TransferField) throws(TransferFault) -> String {
        guard let id = Self.checkedID(try required(field, try text(field))) else { throw fault(field, .wrong) }
        return id
    }

    func ids(_ field: TransferField) throws(TransferFault) -> [String] {
        var ids: [String] = []
        for value in try list(field) {
            guard case .text(let text) = value, let id = Self.checkedID(text) else { throw fault(field, .wrong) }
            guard !ids.contains(id) else { throw fault(field, .twice) }
            ids.append(id)
        }
        return ids
    }

    func part(_ field: TransferField) throws(TransferFault) -> TransferPart {
        try part(field, try required(field, value(field)), at: place.adding(field))
    }

    func parts(_ field: TransferField) throws(TransferFault) -> [TransferPart] {
        var parts: [TransferPart] = []
        for (index, value) in try list(field).enumerated() {
            parts.append(try part(field, value, at: place.adding(field, number: index + 1)))
        }
        return parts
    }

    private func part(
        _ field: TransferField, _ value: JSONValue, at place: TransferPlace
    ) throws(TransferFault) -> TransferPart {
        guard case .object(let members) = value else { throw fault(field, .wrong) }
        return TransferPart(members, at: place)
    }

    private func list(_ field: TransferField) throws(TransferFault) -> [JSONValue] {
        guard case .list(let values) = try required(field, value(field)) else { throw fault(field, .wrong) }
        return values
    }

    private static func checkedID(_ text: String) -> String? {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isPlain && (1...64).contains(text.utf8.count) ? text : nil
    }

    private func checked(
        _ field: TransferField, _ result: Result<String, InputText.Fault>, limit: Int
    ) throws(TransferFault) -> String {
        switch result {
        case .success(let text): return text
        case .failure(.required): throw fault(field, .missing)
        case .failure(.tooLong): throw fault(field, .tooLong(limit: limit))
        case .failure(.invalid): throw fault(field, .wrong)
        }
    }
}
