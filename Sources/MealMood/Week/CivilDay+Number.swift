import Planner

/// Days are stored and counted as days since 1970-01-01.
extension CivilDay {
    init(number: Int) { self.init(daysSince1970: Int32(clamping: number)) }

    var number: Int { Int(daysSince1970) }
}
