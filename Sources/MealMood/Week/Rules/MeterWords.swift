import Localization
import Planner

/// How often a tag stands in a week, in words.
struct MeterWords {
    let library: DishLibrary
    let words: WeekWords

    func models(_ meters: some Sequence<Meter>) -> [WeekMeterModel] {
        meters.compactMap { meter in
            name(meter).map { WeekMeterModel(meter: meter, name: $0, text: text(meter)) }
        }
    }

    /// "Carne 3 de 3 · Huevos 1 de 2": the numbers of the tags that these dishes carry; empty when they have none.
    func sentence(_ meters: [Meter], of dishes: [DishID]) -> String {
        let tags = Set(dishes.compactMap { library[$0] }.flatMap(\.tags))
        return sentences(meters.filter { tags.contains($0.tag) }).joined(separator: " · ")
    }

    /// "Carne 3 de 3"
    func sentences(_ meters: [Meter]) -> [String] {
        models(meters).map { model in
            words.texts("fit.meter", words.language, ["tag": .text(model.name), "meter": .text(model.text)])
        }
    }

    private func name(_ meter: Meter) -> String? { library[meter.tag]?.name(in: words.language, words.texts) }

    private func text(_ meter: Meter) -> String {
        var arguments: [String: Argument] = ["count": .number(meter.count)]
        if let maximum = meter.maximum { arguments["limit"] = .number(maximum) }
        if let minimum = meter.minimum { arguments["minimum"] = .number(minimum) }
        switch (meter.maximum, meter.minimum) {
        case (_?, _?): return words.texts("meter.both", words.language, arguments)
        case (_?, nil): return words.texts("meter.of", words.language, arguments)
        case (nil, _?): return words.texts("meter.atLeast", words.language, arguments)
        case (nil, nil): return ""
        }
    }
}
