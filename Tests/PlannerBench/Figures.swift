import Foundation

/// Runs `body` and adds the milliseconds it took.
func timed<Result>(_ times: inout [Double], _ body: () -> Result) -> Result {
    let start = ContinuousClock.now
    let result = body()
    times.append((ContinuousClock.now - start) / .milliseconds(1))
    return result
}

func quantile(_ values: [Double], _ part: Double) -> Double {
    let sorted = values.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
}

func digits(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.0f", value) }

/// Median and 99th percentile as two columns.
func spread(_ times: [Double]) -> String { "\(digits(quantile(times, 0.5))) | \(digits(quantile(times, 0.99)))" }

func share(_ part: Int, _ whole: Int) -> String { "\(Int((100 * Double(part) / Double(whole)).rounded())) %" }
