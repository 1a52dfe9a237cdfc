/// One named step of the schema. What has been released is never edited: databases remember it by name.
package struct Migration: Sendable {
    package let name: String
    let run: @Sendable (Connection) throws -> Void

    /// A step of plain statements.
    package init(_ name: String, script: StaticString) {
        self.init(name) { connection in try connection.script(script) }
    }

    /// A step that needs to compute something.
    package init(_ name: String, _ run: @escaping @Sendable (Connection) throws -> Void) {
        self.name = name
        self.run = run
    }
}
