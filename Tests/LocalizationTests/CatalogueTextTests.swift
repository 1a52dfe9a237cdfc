import Localization
import Testing

@Suite struct CatalogueTextTests {
    private let catalogue: Catalogue

    init() throws {
        catalogue = try Catalogue(
            """
            {
              "bye": "Adi\\u00f3s\\n\\ud83c\\udf72",
              "hello": "Hola, {name}: {name}",
              "missing": { "many": "{count} de huecos", "one": "Falta un hueco", "other": "Faltan {count} huecos" },
              "pair": "{first}{second}"
            }
            """,
            """
            {
              "bye": "Bye",
              "hello": "Hello, {name}",
              "missing": { "one": "One slot is missing", "other": "{count} slots are missing" },
              "pair": "{second} and {first}"
            }
            """)
    }

    @Test(arguments: [
        (0, "Faltan 0 huecos", "0 slots are missing"), (1, "Falta un hueco", "One slot is missing"),
        (4, "Faltan 4 huecos", "4 slots are missing"), (12_000, "Faltan 12.000 huecos", "12,000 slots are missing"),
        (1_000_000, "1.000.000 de huecos", "1,000,000 slots are missing"),
    ])
    func choosesThePluralForm(count: Int, spanish: String, english: String) {
        #expect(catalogue.text("missing", in: .es, ["count": .number(count)]) == spanish)
        #expect(catalogue.text("missing", in: .en, ["count": .number(count)]) == english)
    }

    @Test func fillsPlaceholdersOnce() {
        let name = Argument.text("{name} {second}")
        #expect(catalogue.text("hello", in: .es, ["name": name]) == "Hola, {name} {second}: {name} {second}")
        let arguments: [String: Argument] = ["first": "a", "second": 2, "spare": "unused"]
        #expect(catalogue.text("pair", in: .es, arguments) == "a2")
        #expect(catalogue.text("pair", in: .en, arguments) == "2 and a")
    }

    @Test func resolvesEscapes() {
        #expect(catalogue.text("bye", in: .es) == "Adiós\n🍲")
    }

    @Test func literalsAreArguments() {
        let dish = "Paella"
        let arguments: [String: Argument] = ["text": "a", "number": 4, "interpolated": "Hoy: \(dish)"]
        #expect(arguments == ["text": .text("a"), "number": .number(4), "interpolated": .text("Hoy: Paella")])
    }

    @Test func mistakesNameTheKey() {
        #expect(throws: TextError.unknownKey("nothing")) { try catalogue.resolve("nothing", in: .es) }
        #expect(throws: TextError.missingArgument(key: "hello", name: "name")) {
            try catalogue.resolve("hello", in: .es, ["nombre": "Ana"])
        }
        #expect(throws: TextError.missingArgument(key: "missing", name: "count")) {
            try catalogue.resolve("missing", in: .en)
        }
        #expect(throws: TextError.countIsNoNumber(key: "missing")) {
            try catalogue.resolve("missing", in: .en, ["count": "four"])
        }
        #expect("\(TextError.missingArgument(key: "hello", name: "name"))" == "text hello lacks its argument {name}")
    }

    @Test func aMistakeStopsTheProgram() async throws {
        await #expect(processExitsWith: .failure) {
            let catalogue = try Catalogue(es: Array("{}".utf8), en: Array("{}".utf8))
            _ = catalogue.text("nothing", in: .es)
        }
    }

    @Test func tellsItsKeysAndTheirPlaceholders() {
        #expect(catalogue.keys == ["bye", "hello", "missing", "pair"])
        #expect(catalogue.placeholders(of: "pair") == ["first", "second"])
        #expect(catalogue.placeholders(of: "missing") == ["count"])
        #expect(catalogue.placeholders(of: "bye") == [])
        #expect(catalogue.placeholders(of: "nothing") == nil)
    }
}
