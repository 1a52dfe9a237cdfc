extension Catalogue {
    /// The keys that this engine itself asks for. A search for unused keys leaves them out.
    package static let builtInKeys: Set<String> = {
        let days = dayKeys.flatMap { ["date.day.\($0)", "date.dayLetter.\($0)", "date.dayShort.\($0)"] }
        let months = monthKeys.flatMap { ["date.month.\($0)", "date.monthShort.\($0)"] }
        let patterns = [
            "date.dayMonth", "date.dayMonthShort", "date.long", "date.range.across", "date.range.inMonth",
            "date.withYear", "list.and", "list.andBeforeI", "list.comma",
        ]
        return Set(days + months + patterns)
    }()

    /// The last part of the keys of day names, Monday first.
    static let dayKeys = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    /// The last part of the keys of month names.
    static let monthKeys = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
}
