import SQLite
import Testing

@Suite struct BindingTests {
    private enum Meal: String, SQLBindable {
        case lunch
        case dinner
    }

    private struct DishID: SQLBindable {
        let number: Int
        var sqlValue: SQLValue { .integer(Int64(number)) }
    }

    static let hostile = [
        "'; DROP TABLE dish; --", "\"", "?", "?1", ":name", "%_", "", " ", "a\u{0}b", "\u{0}", "🍲ñ", "\\", "/* */",
        String(repeating: "x", count: 100_000),
    ]

    @Test(arguments: hostile)
    func textArrivesAsItIs(text: String) throws {
        let connection = try Connection.sample()
        try connection.execute("INSERT INTO dish (name) VALUES (\(text))")
        #expect(try connection.dishNames() == [text])
        #expect(try connection.count("SELECT count(*) FROM dish WHERE name = \(text)") == 1)
        let kind = try connection.first("SELECT typeof(name) FROM dish") { row in try row.text(0) }
        #expect(kind == "text")
    }

    @Test(
        arguments: [
            ("\(1)", .integer(1)), ("\(Int64.min)", .integer(.min)), ("\(true)", .integer(1)),
            ("\(false)", .integer(0)),
            ("\(0.5)", .real(0.5)), ("\("a")", .text("a")), ("\([1, 2] as [UInt8])", .blob([1, 2])),
            ("\(Int?.none)", .null), ("\(Int?.some(3))", .integer(3)), ("\(String?.none)", .null),
            ("\([UInt8]?.none)", .null), ("\(SQLValue.null)", .null),
        ] as [(SQL, SQLValue)])
    func valuesKeepTheirType(sql: SQL, value: SQLValue) throws {
        let connection = try Connection.inMemory()
        let select: SQL = "SELECT \(literal: sql) IS \(value), typeof(\(literal: sql)) = typeof(\(value))"
        let same = try connection.first(select) { row in (try row.bool(0), try row.bool(1)) }
        #expect(same?.0 == true)
        #expect(same?.1 == true)
    }

    @Test func ownTypesBind() throws {
        let connection = try Connection.inMemory()
        let sql: SQL = "SELECT \(Meal.dinner), \(DishID(number: 7)), \(Meal?.none) IS NULL"
        let values = try connection.first(sql) { row in (try row.text(0), try row.int(1), try row.bool(2)) }
        #expect(values?.0 == "dinner")
        #expect(values?.1 == 7)
        #expect(values?.2 == true)
    }

    @Test func literalsCompose() throws {
        let connection = try Connection.sample()
        for name in ["a", "b", "c"] { try connection.execute("INSERT INTO dish (name) VALUES (\(name))") }
        let condition: SQL = "name IN (\(list: ["a", "c", "?"])) AND id > \(0)"
        let sql: SQL = "SELECT name FROM dish WHERE \(literal: condition) AND id < \(10) ORDER BY id \(raw: "DESC")"
        #expect(sql.text == "SELECT name FROM dish WHERE name IN (?, ?, ?) AND id > ? AND id < ? ORDER BY id DESC")
        #expect(try connection.rows(sql) { row in try row.text(0) } == ["c", "a"])
        let none: [Int] = []
        #expect(try connection.count("SELECT count(*) FROM dish WHERE id IN (\(list: none))") == 0)
        #expect(try connection.count("SELECT count(*) FROM dish WHERE id NOT IN (\(list: none))") == 3)
    }

    @Test func parametersStayOutOfDescriptions() throws {
        let sql: SQL = "SELECT \("secret")"
        var dumped = ""
        dump(sql, to: &dumped)
        #expect(!"\(sql) \(String(reflecting: sql)) \(dumped)".contains("secret"))
        let connection = try Connection.sample()
        try connection.execute("INSERT INTO dish (name) VALUES (\("secret"))")
        let error = #expect(throws: SQLiteError.self) {
            try connection.execute("INSERT INTO dish (name) VALUES (\("secret"))")
        }
        #expect(error.map { "\($0)".contains("secret") } == false)
    }

    @Test func notANumberIsRefused() throws {
        let connection = try Connection.sample()
        let error = #expect(throws: SQLiteError.self) {
            try connection.execute("INSERT INTO anything VALUES (\(Double.nan))")
        }
        #expect(error?.isMismatch == true)
        #expect(try connection.count("SELECT count(*) FROM anything") == 0)
        #expect(try connection.first("SELECT \(Double.infinity)") { row in try row.double(0) } == .infinity)
    }

    @Test(
        arguments: [
            ("SELECT 1; SELECT 2", "more than one statement"),
            ("SELECT 1; DELETE FROM dish --", "more than one statement"),
            ("", "no statement"), (" -- nothing", "no statement"), ("SELECT 1\u{0}; DELETE FROM dish", "NUL"),
            ("SELECT ?", "1 parameters in the text, 0 values"), ("SELECT 1; SELEC 2", "syntax error"),
            ("SELECT \"text\"", "no such column"), ("SELECT 1 FROM dish WHERE name = \"x\"", "no such column"),
        ] as [(SQL, String)])
    func textThatIsNotOneStatementIsRefused(sql: SQL, message: String) throws {
        let connection = try Connection.sample()
        let error = #expect(throws: SQLiteError.self) { try connection.execute(sql) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["SELECT 1;", "SELECT 1 ; ", "SELECT 1; -- one", "/* a */ SELECT 1 /* b */;\n;"] as [SQL])
    func blanksAndCommentsMayFollow(sql: SQL) throws {
        #expect(try Connection.inMemory().count(sql) == 1)
    }
}
