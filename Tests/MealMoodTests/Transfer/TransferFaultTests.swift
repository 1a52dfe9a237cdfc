import Foundation
import Planner
import Testing

@testable import MealMood

/// Files with one thing wrong: each is named with its place.
@Suite struct TransferFaultTests {
    /// Two tags more than the given ones, one dish with all that a dish can have, one week with two slots.
    private static let good: String = {
        let given = GivenTag.allCases.map {
            "{\"id\":\"\($0)\",\"given\":\"\($0)\",\"colour\":\"#E74C3C\",\"rules\":{}}"
        }
        return """
            {"format":"mealmood","version":1,"exportedAt":"2026-09-16T10:00:00Z",
            "household":{"name":"Casa","timeZone":"Europe/Madrid","meals":"both","includesWeekends":true},
            "member":{"language":"es","calendar":{"lunchTime":"14:00","dinnerTime":"21:00","durationMinutes":60}},
            "tags":[\(given.joined(separator: ",")),{"id":"own","name":"Sopa","colour":"#a1b2c3","rules":{"maxPerWeek":7}}],
            "dishes":[{"id":"d1","name":"Uno","tags":["own","eggs"],"fixedDay":6,"fixedMeal":"dinner",
            "ingredients":[{"amount":"1/2","unit":"kg","name":"patatas"}]},{"id":"d2","name":"Dos","tags":[],"ingredients":[]}],
            "weeks":[{"monday":"2026-09-14","rating":5,"slots":[{"slot":"0-lunch","state":"filled","dish":"d1",
            "secondaryDish":"d2"},{"slot":"0-dinner","state":"eatingOut","note":"Fiesta"}]}]}
            """
    }()

    @Test func theFileItselfIsGood() { #expect(TransferFileTests.fault(Array(Self.good.utf8)) == nil) }

    @Test(arguments: [
        ("\"version\":1", "\"version\":2", TransferFault.newer(version: 2)), ("mealmood", "mealpal", .foreign),
        ("\"version\":1", "\"version\":\"1\"", .field(TransferPlace(), .version, .wrong)),
        ("T10:00:00Z", "", .field(TransferPlace(), .exportedAt, .wrong)),
        ("Europe/Madrid", "Europe/Nowhere", at([.part(.household)], .timeZone, .wrong)),
        ("\"meals\":\"both\"", "\"meals\":\"all\"", at([.part(.household)], .meals, .wrong)),
        ("\"14:00\"", "\"24:00\"", at([.part(.member), .part(.calendar)], .lunchTime, .wrong)),
        (":60", ":45", at([.part(.member), .part(.calendar)], .durationMinutes, .wrong)),
        ("\"given\":\"fish\"", "\"given\":\"meat\"", at([.part(.tags), .number(2)], .given, .twice)),
        ("\"given\":\"fish\"", "\"name\":\"Mar\"", .field(TransferPlace(), .given, .missing)),
        ("\"id\":\"own\"", "\"id\":\"eggs\"", at([.part(.tags), .number(11)], .id, .twice)),
        ("\"id\":\"own\"", "\"id\":\"a]b\"", at([.part(.tags), .number(11)], .id, .wrong)),
        (
            "\"Sopa\"", "\"\(String(repeating: "s", count: 31))\"",
            at([.part(.tags), .number(11)], .name, .tooLong(limit: 30))
        ),
        ("\"name\":\"Sopa\",", "", at([.part(.tags), .number(11)], .name, .missing)),
        ("#a1b2c3", "red}*{", at([.part(.tags), .number(11)], .colour, .wrong)),
        (":7}", ":8}", at([.part(.tags), .number(11), .part(.rules)], .maxPerWeek, .wrong)),
        (":7}", ":1.5}", at([.part(.tags), .number(11), .part(.rules)], .maxPerWeek, .wrong)),
        (
            ":7}", ":2,\"minPerWeek\":3}",
            at([.part(.tags), .number(11), .part(.rules)], .minPerWeek, .aboveMaximum)
        ),
        ("\"fixedDay\":6,", "", at([.part(.dishes), .number(1)], .fixedDay, .missing)),
        ("\"version\":1", "\"version\":1,\"withoutPhotos\":2", .field(TransferPlace(), .withoutPhotos, .wrong)),
        ("\"Dos\"", "\" \"", at([.part(.dishes), .number(2)], .name, .missing)),
        ("\"Dos\"", "\"a\\u0000b\"", at([.part(.dishes), .number(2)], .name, .wrong)),
        ("\"Dos\"", "7", at([.part(.dishes), .number(2)], .name, .wrong)),
        ("\"id\":\"d2\"", "\"id\":\"d1\"", at([.part(.dishes), .number(2)], .id, .twice)),
        ("[\"own\"", "[\"none\"", at([.part(.dishes), .number(1)], .tags, .unknown)),
        ("[\"own\"", "[\"eggs\"", at([.part(.dishes), .number(1)], .tags, .twice)),
        ("\"fixedDay\":6", "\"fixedDay\":7", at([.part(.dishes), .number(1)], .fixedDay, .wrong)),
        ("\"fixedDay\":6", "\"minDaysBetween\":61", at([.part(.dishes), .number(1)], .minDaysBetween, .wrong)),
        ("\"fixedDay\":6", "\"fixedDay\":6,\"photo\":\"AAAA\"", at([.part(.dishes), .number(1)], .photo, .wrong)),
        ("\"patatas\"", "\"\"", at([.part(.dishes), .number(1), .part(.ingredients), .number(1)], .name, .missing)),
        ("2026-09-14", "2026-09-15", at([.part(.weeks), .number(1)], .monday, .wrong)),
        ("2026-09-14", "2026-02-30", at([.part(.weeks), .number(1)], .monday, .wrong)),
        ("\"rating\":5", "\"rating\":0", at([.part(.weeks), .number(1)], .rating, .wrong)),
        ("0-dinner", "7-dinner", slot(2, .slot, .wrong)), ("0-dinner", "0-lunch", slot(2, .slot, .twice)),
        ("\"dish\":\"d1\"", "\"dish\":\"d3\"", slot(1, .dish, .unknown)),
        ("\"dish\":\"d1\",", "", slot(1, .dish, .missing)),
        ("\"eatingOut\"", "\"eatingOut\",\"dish\":\"d1\"", slot(2, .dish, .wrong)),
        ("\"secondaryDish\":\"d2\"", "\"secondaryDish\":\"d1\"", slot(1, .secondaryDish, .wrong)),
        ("\"eatingOut\"", "\"asleep\"", slot(2, .state, .wrong)),
        ("\"weeks\":[", "\"weeks\":7,\"old\":[", .field(TransferPlace(), .weeks, .wrong)),
    ])
    func namesTheFirstFault(part: String, bad: String, expected: TransferFault) throws {
        let found = try #require(Self.good.range(of: part))
        let text = Self.good.replacingCharacters(in: found, with: bad)
        #expect(TransferFileTests.fault(Array(text.utf8)) == expected)
    }

    @Test func strangeFilesAreNamed() {
        #expect(TransferFileTests.fault([]) == .empty)
        #expect(TransferFileTests.fault(Array(" \n".utf8)) == .empty)
        #expect(TransferFileTests.fault([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) == .picture)
        #expect(TransferFileTests.fault(Array("%PDF-1.7".utf8)) == .foreign)
        #expect(TransferFileTests.fault(Array("[1,2]".utf8)) == .foreign)
        #expect(TransferFileTests.fault(Array("{\"recipes\":[]}".utf8)) == .foreign)
        #expect(TransferFileTests.fault(Array("name;tag\nSopa;x".utf8)) == .foreign)
        #expect(TransferFileTests.fault(Array("{\"format\":\"mealmood\",}".utf8)) == .malformed(line: 1, column: 22))
        let deep = "{\"format\":\"mealmood\",\"x\":" + String(repeating: "[", count: 100_000)
        #expect(TransferFileTests.fault(Array(deep.utf8)) == .malformed(line: 1, column: 57))
        let many = "{\"format\":\"mealmood\",\"x\":[" + String(repeating: "0,", count: 2_000_000)
        #expect(TransferFileTests.fault(Array(many.utf8)) == .foreign)
    }

    static func at(
        _ steps: [TransferPlace.Step], _ field: TransferField, _ kind: TransferFault.Kind
    ) -> TransferFault {
        .field(TransferPlace(steps: steps), field, kind)
    }

    static func slot(_ number: Int, _ field: TransferField, _ kind: TransferFault.Kind) -> TransferFault {
        at([.part(.weeks), .number(1), .part(.slots), .number(number)], field, kind)
    }
}
