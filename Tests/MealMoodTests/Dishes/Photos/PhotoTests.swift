import Foundation
import HTTP
import MealMoodTesting
import SQLite
import Testing

/// Photos of dishes by the interface for programs and by the form.
@Suite struct PhotoTests {
    private static let large = [UInt8](repeating: 0, count: 100_000)

    private static func put(_ file: [UInt8], _ browser: TestBrowser) throws -> Page {
        let dish = try #require(browser.dishID("Lentejas"))
        return browser.send(
            .put, "/api/v1/dishes/\(dish)/photo", headers: ["Content-Type": "image/png"], bytes: file)
    }

    private static func photo(_ page: Page, _ field: String = "photo") throws -> String {
        let mark = try #require(page.text.range(of: "\"\(field)\":\""))
        return String(page.text[mark.upperBound...].prefix { $0 != "\"" }).replacing("\\/", with: "/")
    }

    @Test func photoIsServedForEverUnderItsOwnAddress() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let saved = try Self.put(SamplePhoto.png, browser)
        #expect(saved.status == 200)
        for field in ["photo", "thumbnail"] {
            let page = browser.get(try Self.photo(saved, field))
            #expect(page.status == 200)
            #expect(page.response.headers["Content-Type"] == "image/jpeg")
            #expect(page.response.headers["Cache-Control"] == "private, max-age=31536000, immutable")
            #expect(page.response.headers["X-Content-Type-Options"] == "nosniff")
            let tag = try #require(page.response.headers["ETag"])
            #expect(browser.get(try Self.photo(saved, field), headers: ["If-None-Match": tag]).status == 304)
        }
    }

    @Test func anOlderAddressShowsWhatThereIsButNotForEver() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let path = try Self.photo(try Self.put(SamplePhoto.png, browser)).split(separator: "?")[0]
        let page = browser.get("\(path)?v=older")
        #expect(page.status == 200)
        #expect(page.response.headers["Cache-Control"] == "private, no-cache")
    }

    @Test func photoIsForTheHouseholdAlone() throws {
        let app = try TestApp()
        let path = try Self.photo(try Self.put(SamplePhoto.png, TestBrowser.atHome(app)))
        let stranger = TestBrowser(app)
        #expect(stranger.get(path).status == 401)
    }

    @Test func removedPhotoIsGone() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let path = try Self.photo(try Self.put(SamplePhoto.png, browser))
        let dish = try #require(browser.dishID("Lentejas"))
        #expect(browser.send(.delete, "/api/v1/dishes/\(dish)/photo").status == 204)
        #expect(browser.get(path).status == 404)
        #expect(try browser.number("SELECT count(*) FROM dish_photo") == 0)
        #expect(browser.get("/api/v1/dishes/\(dish)").contains("\"photo\":null"))
    }

    @Test func deletedDishKeepsItsPhotoForPastWeeks() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let path = try Self.photo(try Self.put(SamplePhoto.png, browser))
        let dish = try #require(browser.dishID("Lentejas"))
        #expect(browser.send(.delete, "/api/v1/dishes/\(dish)").status == 204)
        #expect(browser.get(path).status == 200)
    }

    @Test(arguments: [Array("GIF89a".utf8), Array(SamplePhoto.png.dropLast(20)), large])
    func fileThatIsNoPhotoIsRefusedAndNothingChanges(file: [UInt8]) throws {
        let browser = TestBrowser.atHome(try TestApp())
        let before = try browser.number("SELECT change_number FROM household")
        let page = try Self.put(file, browser)
        #expect(page.status == 422)
        #expect(page.contains("\"field\":\"photo\""))
        #expect(try browser.number("SELECT change_number FROM household") == before)
    }

    @Test func sameFormWithTheSamePhotoIsSavedOnce() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let tag = try browser.text("SELECT id FROM tag WHERE given_key = 'vegetables'")
        let fields: KeyValuePairs = ["name": "Borraja", "tags": tag, "once": "7"]
        let first = browser.upload("/dishes", fields, file: SamplePhoto.png, named: "a.png", field: "photo")
        let second = browser.upload("/dishes", fields, file: SamplePhoto.png, named: "a.png", field: "photo")
        #expect((first.status, second.status) == (303, 303))
        #expect(first.location == second.location)
        #expect(try browser.number("SELECT count(*) FROM dish WHERE name = 'Borraja'") == 1)
        #expect(try browser.number("SELECT count(*) FROM dish_photo") == 1)
    }

    @Test func refusedFormSaysThatThePhotoMustBeChosenAgain() throws {
        let browser = TestBrowser.atHome(try TestApp())
        let page = browser.upload(
            "/dishes", ["name": "Borraja"], file: SamplePhoto.png, named: "a.png", field: "photo")
        #expect(page.status == 422)
        #expect(page.contains("Vuelve a elegir la foto"))
        #expect(page.contains("value=\"Borraja\""))
        #expect(try browser.number("SELECT count(*) FROM dish_photo") == 0)
    }

    @Test func copyOfADishHasItsPhoto() throws {
        let browser = TestBrowser.atHome(try TestApp())
        _ = try Self.put(SamplePhoto.png, browser)
        let dish = try #require(browser.dishID("Lentejas"))
        #expect(try Self.photo(browser.send(.post, "/api/v1/dishes/\(dish)/copies")).hasPrefix("/api/v1/dishes/"))
        #expect(try browser.number("SELECT count(*) FROM dish_photo") == 2)
    }
}
