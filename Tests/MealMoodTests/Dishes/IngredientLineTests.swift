import Testing

@testable import MealMood

@Suite struct IngredientLineTests {
    @Test(arguments: [
        ("200 g de arroz", "200", "g", "arroz"), ("200g arroz", "200", "g", "arroz"),
        ("1 1/2 kg patatas", "1 1/2", "kg", "patatas"), ("½ kg. harina", "½", "kg.", "harina"),
        ("4 patatas", "4", "", "patatas"), ("1 pollo entero", "1", "", "pollo entero"),
        ("2 cucharadas de aceite de oliva", "2", "cucharadas", "aceite de oliva"),
        ("1 tin of tomatoes", "1", "tin", "tomatoes"),
        ("1,5 L agua", "1,5", "L", "agua"), ("  3   huevos ", "3", "", "huevos"),
        ("Tomillo y romero", "", "", "Tomillo y romero"), ("sal al gusto", "", "", "sal al gusto"),
        ("7up", "", "", "7up"), ("2", "", "", "2"), ("200 g", "200", "", "g"), ("1 g de", "1", "g", "de"),
        ("", "", "", ""),
    ])
    func aTypedLineIsTakenApart(text: String, amount: String, unit: String, name: String) {
        #expect(IngredientLine(typed: text) == IngredientLine(amount: amount, unit: unit, name: name))
    }
}
