import Foundation
import HTTP

/// A licence as the JSON inside of a code. One licence has exactly one text: reading refuses every other.
extension Licence {
    private static let version = 1

    var payload: [UInt8] {
        JSONWriter.write { json in
            json.object { json in
                json.member("version", Self.version)
                json.member("key", key)
                json.member("licence", id)
                json.member("plan", plan.rawValue)
                json.member("name", name)
                json.member("notBefore", Int(notBefore))
                if let expiry { json.member("expiry", Int(expiry)) }
            }
        }
    }

    /// Nil for anything that `payload` would not have written, spaces and the order of members included.
    init?(payload: [UInt8]) {
        struct Fields: Decodable {
            let version: Int
            let key, licence, plan, name: String
            let notBefore: Int64
            let expiry: Int64?
        }
        guard let fields = try? JSONDecoder().decode(Fields.self, from: Data(payload)),
            fields.version == Self.version, let plan = Plan(rawValue: fields.plan)
        else { return nil }
        self.init(
            key: fields.key, id: fields.licence, plan: plan, name: fields.name, notBefore: fields.notBefore,
            expiry: fields.expiry)
        guard self.payload == payload else { return nil }
    }
}
