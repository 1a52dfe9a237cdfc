import Planner
import SQLite

/// Puts a file's content in the place of all that the household keeps. What goes leaves tombstones, and everything that
/// is there afterwards carries this write's number, so that a device that was away learns of both.
struct TransferWriting {
    let file: TransferFile
    let context: MemberContext
    private let stamp: Stamp

    init(_ file: TransferFile, _ context: MemberContext) throws {
        self.file = file
        self.context = context
        stamp = try context.stamp()
    }

    private var db: Connection { context.db }

    func run() throws {
        try clear()
        for (position, tag) in file.tags.enumerated() { try TagStore.put(tag, at: position, stamp: stamp, in: db) }
        for dish in file.dishes {
            try DishStore.put(dish.dish, dish.ingredients, stamp: stamp, in: db)
            if let photo = dish.photo { try PhotoStore.set(photo, of: dish.dish.id, stamp: stamp, in: db) }
        }
        for week in file.weeks { try write(week) }
        try writeSettings()
        // What was done before cannot be taken back into what is there now, and no old form is answered for it.
        try WeekChangeStore.forgetAll(of: stamp.household, in: db)
        try ReplacedStore.forgetAll(of: stamp.household, in: db)
        try RepeatStore.forgetForms(of: stamp.household, in: db)
        try ChangeEpoch.beginAnew(stamp.household, at: stamp.at, in: db)
    }

    private func clear() throws {
        // A file without photos says nothing about those of its dishes.
        let kept = file.isWithoutPhotos ? Set(file.dishes.map(\.dish.id)) : []
        try PhotoStore.removeAll(but: kept, of: stamp.household, in: db)
        try DishStore.deleteAll(stamp: stamp, in: db)
        try TagStore.deleteAll(stamp: stamp, in: db)
        try WeekStore.clearAll(stamp: stamp, in: db)
    }

    private func write(_ week: TransferWeek) throws {
        try WeekStore.set(week.document, of: week.monday, stamp: stamp, in: db)
        for (slot, entry) in week.entries {
            try WeekStore.put(entry, in: slot, of: week.monday, stamp: stamp, in: db)
        }
    }

    private func writeSettings() throws {
        var household = context.household
        household.name = file.household.name
        household.timeZone = file.household.timeZone
        household.meals = file.household.meals
        household.includesWeekends = file.household.includesWeekends
        household.onboardingStep = nil
        try HouseholdStore.save(household, stamp: stamp, in: db)
        var member = context.member
        member.language = file.member.language
        member.theme = file.member.theme
        member.calendar = file.member.calendar
        try AccountStore.saveSettings(of: member, in: db)
    }
}
