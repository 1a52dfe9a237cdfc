package import Mustache

// Lets tests write data as it would look in JSON.

extension Value: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
}

extension Value: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Value: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self = .number(value) }
}

extension Value: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension Value: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Value...) { self = .list(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, Value)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }
}
