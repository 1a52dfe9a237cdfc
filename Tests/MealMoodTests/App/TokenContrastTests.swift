import Foundation
import MealMoodTesting
import Testing

/// The colour pairs of the design, computed from the stylesheet: text needs 4.5, controls and borders 3 (WCAG 2.2).
/// Gradients and outlines are what a page checker cannot see.
@Suite struct TokenContrastTests {
    private static let text: [(String, [String])] = [
        ("text", ["bg", "surface", "surface-2", "sunken", "coral-soft", "mint-soft", "lav-soft"]),
        ("text-2", ["bg", "surface", "sunken", "coral-soft"]),
        ("link", ["bg", "surface", "coral-soft"]), ("accent", ["surface", "bg", "coral-soft"]),
        ("on-accent", ["accent"]), ("on-brand", ["coral", "coral-hover", "mint"]),
        ("ok", ["surface", "ok-soft"]), ("warn", ["surface", "warn-soft"]), ("bad", ["surface", "bad-soft"]),
        ("on-bad", ["bad-solid"]),
    ]
    private static let lines: [(String, [String])] = [
        ("line-control", ["bg", "surface", "sunken"]), ("focus", ["bg", "surface", "sunken"]),
        ("ok-line", ["surface", "ok-soft"]), ("bad-line", ["surface", "bad-soft"]), ("warn-line", ["surface"]),
        ("switch-on", ["surface"]), ("on-ok-line", ["ok-line"]), ("on-bad-line", ["bad-line"]),
    ]

    @Test(arguments: [false, true])
    func textCanBeRead(isDark: Bool) throws {
        try check(Self.text, needs: 4.5, isDark: isDark)
    }

    @Test(arguments: [false, true])
    func controlsCanBeSeen(isDark: Bool) throws {
        try check(Self.lines, needs: 3, isDark: isDark)
    }

    private func check(_ pairs: [(String, [String])], needs ratio: Double, isDark: Bool) throws {
        let tokens = try Tokens(isDark: isDark)
        for (ink, grounds) in pairs {
            for ground in grounds {
                let found = try tokens.luminance(ink).contrast(to: tokens.luminance(ground))
                #expect(found >= ratio, "--\(ink) on --\(ground): \(found)")
            }
        }
    }
}

/// The plain colours of `tokens.css` in one theme.
private struct Tokens {
    private let colours: [String: String]

    init(isDark: Bool) throws {
        let css = try String(contentsOfFile: "\(TestApp.root)/Public/css/tokens.css", encoding: .utf8)
        let pattern = "--([a-z0-9-]+):\\s*(?:light-dark\\()?(#[0-9A-Fa-f]{6})(?:,\\s*(#[0-9A-Fa-f]{6}))?"
        let expression = try NSRegularExpression(pattern: pattern)
        var colours: [String: String] = [:]
        for match in expression.matches(in: css, range: NSRange(css.startIndex..., in: css)) {
            let parts = (1...3).map { Range(match.range(at: $0), in: css).map { String(css[$0]) } }
            if let name = parts[0] { colours[name] = (isDark ? parts[2] : nil) ?? parts[1] }
        }
        self.colours = colours
    }

    func luminance(_ name: String) throws -> Luminance {
        let hex = try #require(colours[name], "no colour --\(name)")
        let value = try #require(Int(hex.dropFirst(), radix: 16))
        return Luminance(red: value >> 16, green: value >> 8 & 0xFF, blue: value & 0xFF)
    }
}

/// Relative luminance (WCAG 2.2, "relative luminance").
private struct Luminance {
    let value: Double

    init(red: Int, green: Int, blue: Int) {
        func linear(_ byte: Int) -> Double {
            let channel = Double(byte) / 255
            return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
        }
        value = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(to other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }
}
