import Localization
import Mustache
import Planner

/// A tag with its rules as they would be: the sentence, and how this week stands with them.
struct TagPreview: Model {
    var name: String
    var sentence: String
    var week = ""
    var effect = ""

    init(_ wish: TagWish, _ context: MemberContext) throws {
        var tag = wish.tag
        if tag.given == nil, wish.faults.contains(.name(.required)) { tag.name = context.text("tags.new.title") }
        name = tag.name(in: context.language, context.texts)
        sentence = context.ruleSentence.sentence(tag)
        guard wish.former != nil else { return }
        let week = try TagWeek(tag.rules, context)
        self.week = week.count(context)
        effect = week.effect(context)
    }

    static let fields: [Field<Self>] = [
        .text("name") { $0.name },
        .text("sentence") { $0.sentence },
        .text("week") { $0.week },
        .text("effect") { $0.effect },
    ]
}

/// The week of today under other rules of one tag.
private struct TagWeek {
    let tag: Planner.Tag
    let library: DishLibrary
    let week: Planner.Week

    init(_ tag: Planner.Tag, _ context: MemberContext) throws {
        self.tag = tag
        let plan: WeekPlan
        (plan, library) = try WeekDesk.open(context.today.monday, context)
        var week = plan.judgedWeek(library)
        for place in week.tags.indices where week.tags[place].id == tag.id { week.tags[place] = tag }
        self.week = week
    }

    /// "Esta semana van 2 de 3"
    func count(_ context: MemberContext) -> String {
        let meter = Meter(tag: tag.id, count: uses, maximum: tag.maxPerWeek, minimum: tag.minPerWeek)
        let isLimited = tag.maxPerWeek != nil || tag.minPerWeek != nil
        let words = MeterWords(library: library, words: context.weekWords)
        let text = isLimited ? words.models([meter]).first?.text ?? "" : String(uses)
        return context.text("tags.week", ["count": .number(uses), "meter": .text(text)])
    }

    /// Empty when the week keeps the rules.
    func effect(_ context: MemberContext) -> String {
        let warned = Rules(week).warnings().count { $0.violations.contains { $0.tag == tag.id } }
        return warned == 0 ? "" : context.text("tags.effect", ["count": .number(warned)])
    }

    private var uses: Int {
        var counting = week
        for place in counting.tags.indices where counting.tags[place].id == tag.id {
            counting.tags[place].maxPerWeek = Tag.weeklyNumbers.upperBound
        }
        return Rules(counting, forFew: true).meters().first { $0.tag == tag.id }?.count ?? 0
    }
}
