/// A set of the tags that matter to the search of one week, a bit each.
typealias TagMask = UInt128

/// A set of the slots to fill, a bit each in their order.
typealias SlotMask = UInt16

extension FixedWidthInteger {
    /// The bit of one member.
    @inline(__always)
    static func bit(_ index: Int) -> Self { 1 &<< Self(truncatingIfNeeded: index) }

    @inline(__always)
    func has(_ index: Int) -> Bool { self & .bit(index) != 0 }

    /// Calls `body` with each member in ascending order.
    @inline(__always)
    func forEachBit(_ body: (Int) -> Void) {
        var rest = self
        while rest != 0 {
            body(rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
    }
}
