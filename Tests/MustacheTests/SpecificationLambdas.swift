import Synchronization

/// The code of the lambda cases, by name of the case.
enum SpecificationLambdas {
    static func lambda(for name: String) -> @Sendable (String) -> String {
        switch name {
        case "Interpolation": { _ in "world" }
        case "Interpolation - Expansion": { _ in "{{planet}}" }
        case "Interpolation - Alternate Delimiters": { _ in "|planet| => {{planet}}" }
        case "Interpolation - Multiple Calls": counter()
        case "Escaping": { _ in ">" }
        case "Section": { $0 == "{{x}}" ? "yes" : "no" }
        case "Section - Expansion": { "\($0){{planet}}\($0)" }
        case "Section - Alternate Delimiters": { "\($0){{planet}} => |planet|\($0)" }
        case "Section - Multiple Calls": { "__\($0)__" }
        case "Inverted Section": { _ in "" }
        default: { _ in "unknown lambda" }
        }
    }

    private static func counter() -> @Sendable (String) -> String {
        let calls = Counter()
        return { _ in String(calls.next()) }
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock {
                $0 += 1
                return $0
            }
        }
    }
}
