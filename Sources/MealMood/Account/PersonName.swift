import SQLite

/// What somebody wants to be called: nobody else of this server may have the same name, however it is written.
enum PersonName {
    static let longest = 40

    enum Fault: Error {
        case text(InputText.Fault)
        case taken
        /// A password goes with a name.
        case needed

        func sentence(_ context: VisitorContext) -> String {
            switch self {
            case .text(let fault): fault.sentence("name", limit: PersonName.longest, context)
            case .taken: context.text("account.name.taken")
            case .needed: context.text("account.name.needed")
            }
        }
    }

    /// The name as it is kept; empty when there is none.
    static func checked(_ typed: String, of person: MemberID?, in db: Connection) throws -> Result<String, Fault> {
        let name: String
        switch InputText.requiredLine(typed, limit: longest) {
        case .success(let line): name = line
        case .failure(.required): return .success("")
        case .failure(let fault): return .failure(.text(fault))
        }
        return try AccountStore.isTaken(name, but: person, in: db) ? .failure(.taken) : .success(name)
    }
}
