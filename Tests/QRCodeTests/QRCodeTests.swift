import QRCode
import Testing

struct QRCodeTests {
    /// The three finder patterns of every code: a dark ring around a dark square, in three corners.
    @Test func itHasItsFinders() throws {
        let code = try QRCode("https://kitchen.local:8443/join/K7MQ4P2X")
        for (top, left) in [(0, 0), (0, code.side - 7), (code.side - 7, 0)] {
            for row in 0..<7 {
                for column in 0..<7 {
                    let ring = max(abs(row - 3), abs(column - 3))
                    #expect(code[top + row, left + column] == (ring != 2), "\(row) \(column)")
                }
            }
        }
    }

    @Test(arguments: [(1, 21), (14, 21), (15, 25), (331, 69), (332, 73), (2331, 177)])
    func itIsAsSmallAsItsTextAllows(octets: Int, side: Int) throws {
        #expect(try QRCode(String(repeating: "a", count: octets)).side == side)
    }

    @Test(arguments: ["", String(repeating: "a", count: 2332)])
    func whatDoesNotFitIsRefused(text: String) {
        #expect(throws: QRCode.Unencodable.self) { try QRCode(text) }
    }

    @Test func theDrawingsShowTheModules() throws {
        let code = try QRCode("MealMood")
        let lines = code.terminalLines()
        #expect(lines.allSatisfy { $0.count == code.side + 4 })
        for (index, line) in lines.enumerated() {
            for (column, character) in line.enumerated() {
                let (row, at) = (index * 2 - 2, column - 2)
                #expect("█▀".contains(character) == !code[row, at])
                #expect("█▄".contains(character) == !code[row + 1, at])
            }
        }
        let svg = code.svg(label: "Casa <de> \"Ana\" & Co")
        #expect(svg.contains("aria-label=\"Casa &lt;de&gt; &quot;Ana&quot; &amp; Co\""))
        let drawn = svg.matches(of: /M\d+ \d+h(\d+)/).compactMap { Int($0.output.1) }.reduce(0, +)
        let dark = (0..<code.side).flatMap { row in (0..<code.side).filter { code[row, $0] } }.count
        #expect(drawn == dark)
    }
}
