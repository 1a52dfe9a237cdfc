/// The words that measure, in both languages, so that a typed line can be taken apart.
enum IngredientUnit {
    static func isKnown(_ word: Substring) -> Bool {
        known.contains(word.lowercased().trimmingSuffix(while: { $0 == "." }))
    }

    private static let known: Set<Substring> = [
        "g", "gr", "kg", "mg", "l", "ml", "cl", "dl", "oz", "lb", "lbs",
        "gramo", "gramos", "kilo", "kilos", "litro", "litros", "gram", "grams", "litre", "litres",
        "cucharada", "cucharadas", "cucharadita", "cucharaditas", "cda", "cdas", "cdta", "cdtas", "tbsp", "tsp",
        "tablespoon", "tablespoons", "teaspoon", "teaspoons", "taza", "tazas", "vaso", "vasos", "cup", "cups",
        "bote", "botes", "lata", "latas", "paquete", "paquetes", "jar", "jars", "tin", "tins", "can", "cans", "packet",
        "packets", "diente", "dientes", "clove", "cloves", "pizca", "pizcas", "pinch", "pinches", "puñado", "puñados",
        "handful", "handfuls", "rodaja", "rodajas", "loncha", "lonchas", "slice", "slices", "hoja", "hojas", "ramita",
        "ramitas", "manojo", "manojos", "bunch", "bunches",
    ]
}

extension String {
    fileprivate func trimmingSuffix(while isLast: (Character) -> Bool) -> Substring {
        var rest = self[...]
        while let last = rest.last, isLast(last) { rest.removeLast() }
        return rest
    }
}
