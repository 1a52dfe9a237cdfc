import Localization
import Testing

@Suite struct CatalogueListTests {
    private let catalogue: Catalogue

    init() throws { catalogue = try Catalogue.real() }

    @Test(
        arguments: [
            ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a y b", "a and b"),
            (["a", "b", "c"], "a, b y c", "a, b and c"),
            (["a", "b", "c", "d"], "a, b, c y d", "a, b, c and d"),
            (["{list}", "{last}"], "{list} y {last}", "{list} and {last}"),
        ] as [([String], String, String)])
    func enumerations(items: [String], spanish: String, english: String) {
        #expect(catalogue.list(items, in: .es) == spanish)
        #expect(catalogue.list(items, in: .en) == english)
    }

    @Test(arguments: [
        "higos", "Iñaki", "Íñigo", "ítem", "hígado", "invierno", "«Irene»", "HIGOS", "hijos", "i", "Hidratos",
        "Ypacaraí",
        "íes",
    ])
    func spanishSaysEBeforeTheSoundOfI(word: String) {
        #expect(catalogue.list(["pan", word], in: .es) == "pan e \(word)")
        #expect(catalogue.list(["pan", word], in: .en) == "pan and \(word)")
    }

    @Test(arguments: [
        "hielo", "hierbas", "hiato", "yogur", "yemas", "Y", "arroz", "huevos", "hamburguesa", "ión", "1", "", "…",
        "¡Ya!",
        "Hyundai", "leche",
    ])
    func spanishKeepsYBeforeTheRest(word: String) {
        #expect(catalogue.list(["pan", word], in: .es) == "pan y \(word)")
    }
}
