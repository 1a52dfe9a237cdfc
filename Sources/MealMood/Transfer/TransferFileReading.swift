import HTTP
import Planner

extension TransferFile {
    /// Reads a file and checks all of it; nothing of it is believed. Throws the first fault.
    init(_ bytes: [UInt8]) throws(TransferFault) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
        let root = try Self.root(of: try TransferEncoding.json(bytes))
        guard let exportedAt = Clock.parse(try root.required(.exportedAt, try root.text(.exportedAt))) else {
            throw root.fault(.exportedAt, .wrong)
        }
        self.exportedAt = exportedAt
        household = try TransferHousehold(try root.part(.household))
        member = try TransferMember(try root.part(.member))
        tags = try Self.tags(root)
        dishes = try Self.dishes(root, tags: Set(tags.map(\.id)))
        weeks = try Self.weeks(root, dishes: Set(dishes.map(\.dish.id)))
        isWithoutPhotos = try root.flag(.withoutPhotos)
    }

    private static func root(of json: JSONValue) throws(TransferFault) -> TransferPart {
        guard case .object(let members) = json, members["format"] == .text(format) else { throw .foreign }
        let root = TransferPart(members, at: TransferPlace())
        let number = try root.required(.version, try root.number(.version, in: 1...Int(Int32.max)))
        guard number <= version else { throw .newer(version: number) }
        return root
    }

    private static func tags(_ root: TransferPart) throws(TransferFault) -> [Tag] {
        var tags: [Tag] = []
        var ids: Set<TagID> = []
        var given: Set<GivenTag> = []
        for part in try root.parts(.tags) {
            let tag = try Tag(part)
            guard ids.insert(tag.id).inserted else { throw part.fault(.id, .twice) }
            if let key = tag.given {
                guard given.insert(key).inserted else { throw part.fault(.given, .twice) }
            }
            tags.append(tag)
        }
        // Every household has all of them, and no page could bring one back.
        guard given.count == GivenTag.allCases.count else { throw root.fault(.given, .missing) }
        return tags
    }

    private static func dishes(_ root: TransferPart, tags: Set<TagID>) throws(TransferFault) -> [TransferDish] {
        var dishes: [TransferDish] = []
        var ids: Set<DishID> = []
        for part in try root.parts(.dishes) {
            let dish = try TransferDish(part)
            guard ids.insert(dish.dish.id).inserted else { throw part.fault(.id, .twice) }
            guard dish.dish.tags.allSatisfy(tags.contains) else { throw part.fault(.tags, .unknown) }
            dishes.append(dish)
        }
        return dishes
    }

    private static func weeks(_ root: TransferPart, dishes: Set<DishID>) throws(TransferFault) -> [TransferWeek] {
        var weeks: [TransferWeek] = []
        var mondays: Set<CivilDay> = []
        for part in try root.parts(.weeks) {
            let week = try TransferWeek(part, dishes: dishes)
            guard mondays.insert(week.monday).inserted else { throw part.fault(.monday, .twice) }
            weeks.append(week)
        }
        return weeks
    }
}
