/// One rule of one tag or dish; what a relaxation drops.
package struct RuleID: Hashable, Sendable {
    package let rule: Rule
    /// The tag whose rule it is; nil for `minDaysBetween`.
    package let tag: TagID?
    /// The dish whose rule it is; nil for the rules of tags.
    package let dish: DishID?

    package init(_ rule: Rule, of tag: TagID) {
        self.rule = rule
        self.tag = tag
        dish = nil
    }

    /// The rule `minDaysBetween` of a dish.
    package init(minDaysBetweenOf dish: DishID) {
        rule = .minDaysBetween
        tag = nil
        self.dish = dish
    }
}

extension RuleID: CustomStringConvertible {
    /// "maxPerWeek:fish".
    package var description: String { "\(rule.rawValue):\(tag?.text ?? dish?.text ?? "")" }
}
