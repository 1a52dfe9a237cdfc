/// The id of a tag or a dish: opaque text of whoever calls, only ever compared.
package struct Identifier<Subject>: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

extension Identifier: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension Identifier: CustomStringConvertible {
    package var description: String { text }
}

package typealias TagID = Identifier<Tag>
package typealias DishID = Identifier<Dish>
