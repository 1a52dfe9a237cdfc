/// What one tag's rules still leave, given what stands.
struct TagLimits {
    private(set) var left: Int
    /// Slots lacking to the minimum, as far as they can be had at all.
    let need: Int
    /// Slots lacking to the minimum that no plan gives.
    let unavoidable: Int
    private(set) var isCapped: Bool
    private(set) var isConsecutive: Bool
    private(set) var isDuplicate: Bool

    /// Whether it can bar a dish.
    var binds: Bool { isCapped || isConsecutive || isDuplicate }
    var matters: Bool { binds || need > 0 }

    /// - Parameter places: the slots where the tag can stand at all.
    init(_ tag: Tag, uses: Int, places: SlotMask, slots: [Slot], weighsMinima: Bool) {
        let reach = TagReach(noConsecutive: tag.noConsecutive, noDuplicateInDay: tag.noDuplicateInDay)
        let most = reach.most(of: places, in: slots)
        let rest = max(0, max(0, tag.maxPerWeek ?? uses + most) - uses)
        let wanted = weighsMinima ? max(0, tag.wanted - uses) : 0
        left = min(rest, most)
        need = min(wanted, left)
        unavoidable = wanted - need
        isCapped = rest < most
        let taken = Set(slots.indices.filter(places.has).map { slots[$0] })
        isConsecutive = tag.noConsecutive && taken.contains { taken.contains($0.sameMealNextDays[1]) }
        isDuplicate = tag.noDuplicateInDay && taken.contains { taken.contains($0.otherMeal) }
    }

    /// Binds as both do, for tags that the very same dishes carry.
    mutating func join(_ other: TagLimits) {
        left = min(left, other.left)
        isCapped = isCapped || other.isCapped
        isConsecutive = isConsecutive || other.isConsecutive
        isDuplicate = isDuplicate || other.isDuplicate
    }
}
