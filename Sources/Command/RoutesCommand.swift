import MealMood

/// `mealmood routes`: the site map.
enum RoutesCommand {
    static func run() -> Int32 {
        for line in SiteMap.lines { say(line) }
        return 0
    }
}
