import Foundation
import Planner
import Testing

@testable import MealMood

/// The file by itself: what is written is read, and every octet that is missing is noticed.
@Suite struct TransferFileTests {
    @Test(arguments: 0..<60) func whatIsWrittenIsRead(seed: Int) throws {
        var random = RandomFile(seed: UInt64(seed))
        let written = random.file().json
        #expect(
            String(decoding: try TransferFile(written).json, as: UTF8.self) == String(decoding: written, as: UTF8.self))
    }

    @Test(arguments: 0..<10) func theSizeIsToldWithoutThePhotos(seed: Int) {
        var random = RandomFile(seed: UInt64(seed))
        let whole = random.file()
        var small = whole
        small.isWithoutPhotos = true
        var pictures = [DishID("gone"): 1_000]
        for (index, dish) in whole.dishes.enumerated() {
            small.dishes[index].photo = nil
            pictures[dish.dish.id] = dish.photo?.picture.count
        }
        #expect(small.size(with: pictures) == whole.json.count)
    }

    @Test func everyFileThatIsCutOffIsNoticed() {
        var random = RandomFile(seed: 1)
        let whole = random.file().json
        for length in stride(from: 1, to: whole.count, by: 7) {
            #expect(throws: TransferFault.cutOff) { try TransferFile(Array(whole.prefix(length))) }
        }
    }

    @Test func aByteOrderMarkAndWhiteSpaceAreFine() throws {
        var random = RandomFile(seed: 2)
        let file = random.file()
        let marked = [0xEF, 0xBB, 0xBF] + Array("\r\n ".utf8) + file.json + Array("\n\n".utf8)
        #expect(try TransferFile(marked).json == file.json)
    }

    @Test func unknownMembersAreLeftOut() throws {
        var random = RandomFile(seed: 3)
        let file = random.file()
        let text = String(decoding: file.json, as: UTF8.self)
        let more = text.replacingOccurrences(of: "\"colour\":", with: "\"smell\":[{}],\"colour\":")
        #expect(try TransferFile(Array(more.utf8)).json == file.json)
    }

    @Test func encodingsAreToldApart() {
        let json = "{\"format\":\"mealmood\",\"name\":\"Jamón\"}"
        #expect(fault(json, .utf16) == .utf16(isBigEndian: false))
        #expect(fault(json, .utf16LittleEndian) == .utf16(isBigEndian: false))
        #expect(fault(json, .utf16BigEndian) == .utf16(isBigEndian: true))
        #expect(fault("\u{FEFF}" + json, .utf16BigEndian) == .utf16(isBigEndian: true))
        #expect(fault(json, .windowsCP1252) == .windows1252)
        #expect(fault(json, .utf8) == .field(TransferPlace(), .version, .missing))
    }

    private func fault(_ text: String, _ encoding: String.Encoding) -> TransferFault? {
        TransferFileTests.fault(text.data(using: encoding).map { Array($0) } ?? [])
    }

    static func fault(_ bytes: [UInt8]) -> TransferFault? {
        do {
            _ = try TransferFile(bytes)
            return nil
        } catch {
            return error
        }
    }
}
