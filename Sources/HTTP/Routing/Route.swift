/// One line of a route table: a method, a path pattern, and what handles it.
///
/// A pattern is `/` or segments without a slash at the end; `{id}` stands for one whole segment.
package struct Route<Handler> {
    package let method: Method
    package let pattern: String
    package let handler: Handler

    package init(_ method: Method, _ pattern: String, _ handler: Handler) {
        self.method = method
        self.pattern = pattern
        self.handler = handler
    }
}

extension Route: Sendable where Handler: Sendable {}
