import HTTP
import Localization
import Planner

/// What a file brings, what goes for it and what it changes, each by what it is called.
struct TransferDifference {
    private(set) var coming: [String] = []
    private(set) var going: [String] = []
    private(set) var changing: [String] = []

    /// A document as it stands in files, without what files need not say.
    struct Item {
        let id: String
        let name: String
        let content: [UInt8]
    }

    init(from now: [Item], to then: [Item]) {
        let (known, wanted) = (Self.contents(now), Self.contents(then))
        for item in then {
            switch known[item.id] {
            case nil: coming.append(item.name)
            case item.content: break
            default: changing.append(item.name)
            }
        }
        going = now.filter { wanted[$0.id] == nil }.map(\.name)
    }

    private static func contents(_ items: [Item]) -> [String: [UInt8]] {
        Dictionary(items.map { ($0.id, $0.content) }) { first, _ in first }
    }
}

extension TransferDifference.Item {
    init(_ tag: Tag, _ context: MemberContext) {
        self.init(
            id: tag.id.text, name: tag.name(in: context.language, context.texts), content: Self.content(tag.write))
    }

    /// - Parameter photo: the hash of its photo, if that is to be told apart.
    init(_ dish: TransferDish, photo: String?) {
        var plain = dish
        plain.photo = nil
        self.init(
            id: dish.dish.id.text, name: dish.dish.name,
            content: Self.content(plain.write) + Array((photo ?? "").utf8))
    }

    init(_ week: TransferWeek, _ context: MemberContext) {
        let (first, last) = (CivilParts(week.monday), CivilParts(week.monday + 6))
        self.init(
            id: week.monday.description,
            name: context.texts.catalogue.weekRange(from: first, to: last, in: context.language),
            content: Self.content(week.write))
    }

    private static func content(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        JSONWriter.write { $0.object(write) }
    }
}
