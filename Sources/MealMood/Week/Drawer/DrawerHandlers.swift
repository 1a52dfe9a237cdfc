import HTTP

enum DrawerHandlers {
    /// A part of the drawer's list, for the page to add or to show in place of another.
    static func show(_ context: MemberContext) throws -> Response {
        let monday = try WeekForm.monday(context)
        try WeekAccess(monday: monday, today: context.today).checkVisible()
        let (plan, library) = try WeekDesk.open(monday, context)
        return try context.partial("week/dishes", try DrawerBuilder(context, plan: plan, library: library).part())
    }
}
