// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// A library of the package with its tests: engines know nothing of the product and nothing of each other.
/// `data` names folders that the tests read in place, so the build leaves them alone.
func engine(
    _ name: String, uses dependencies: [Target.Dependency] = [], testing helpers: [Target.Dependency] = [],
    data: [String] = [], settings: [SwiftSetting] = strict
) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, swiftSettings: settings),
        .testTarget(
            name: "\(name)Tests", dependencies: [.byName(name: name)] + helpers, exclude: data,
            swiftSettings: settings),
    ]
}

/// The planner's tests search thousands of weeks: without optimisation they would take a quarter of an hour.
let quick: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let system: [Target] = [
    .target(name: "CSystem"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"])]),
    .systemLibrary(name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
]

let product: [Target] = [
    .target(
        name: "MealMood",
        dependencies: ["HTTP", "Mustache", "Localization", "SQLite", "Crypto", "Images", "QRCode", "Planner"],
        swiftSettings: strict),
    .target(
        name: "MealMoodTesting", dependencies: ["MealMood", "HTTP", "SQLite", "Planner"],
        swiftSettings: strict),
    .executableTarget(
        name: "Command", dependencies: ["MealMood", "HTTP", "PlanFile", "Planner", "QRCode"], swiftSettings: strict),
    .testTarget(
        name: "MealMoodTests",
        dependencies: [
            "MealMood", "MealMoodTesting", "HTTP", "Mustache", "Localization", "SQLite", "Crypto", "Planner",
        ],
        swiftSettings: strict),
    .executableTarget(
        name: "http-probe-target", dependencies: ["HTTP", "Crypto"], path: "Tests/HTTPProbeTarget",
        swiftSettings: strict),
    .executableTarget(
        name: "planner-bench", dependencies: ["PlanFile", "Planner"], path: "Tests/PlannerBench",
        swiftSettings: strict),
]

let package = Package(
    name: "MealMood",
    products: [.executable(name: "mealmood", targets: ["Command"])],
    targets: system
        + engine("HTTP", uses: ["CSystem", "CZlib", "COpenSSL", "Crypto"], testing: ["COpenSSL", "Crypto"])
        + engine("Mustache")
        + engine("Localization")
        + engine("SQLite", uses: ["CSQLite"])
        + engine("Crypto", uses: ["COpenSSL"])
        + engine("Images", uses: ["CGD"], testing: ["CGD"])
        + engine("QRCode", uses: ["CQREncode"])
        + engine("Planner", testing: ["PlanFile"], data: ["Cases"], settings: quick)
        + engine("PlanFile", uses: ["Planner"])
        + product
)
