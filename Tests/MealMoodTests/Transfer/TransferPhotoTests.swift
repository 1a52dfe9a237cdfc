import Crypto
import Foundation
import HTTP
import MealMoodTesting
import Planner
import SQLite
import Testing

@testable import MealMood

/// Photos on their way out and in again: as they were, without what others hide in them, and never more than fit.
@Suite struct TransferPhotoTests {
    let app: TestApp
    let browser: TestBrowser
    let dish: String

    init() throws {
        app = try TestApp()
        browser = TestBrowser.atHome(app)
        dish = try #require(browser.dishID("Lentejas"))
        let answer = browser.send(
            .put, "/api/v1/dishes/\(dish)/photo", headers: ["Content-Type": "image/png"], bytes: SamplePhoto.png)
        #expect(answer.status == 200)
    }

    private var picture: [UInt8] { octets(of: browser.get("/dishes/\(dish)/photo")) }

    private func octets(of page: Page) -> [UInt8] {
        guard case .bytes(let bytes) = page.response.body else { return [] }
        return bytes
    }

    private func file(with picture: [UInt8]) -> [UInt8] {
        let text = Base64.standard.encode(picture, padded: true)
        let own = Base64.standard.encode(self.picture, padded: true)
        return Array(browser.backup().replacingOccurrences(of: "\"\(own)\"", with: "\"\(text)\"").utf8)
    }

    @Test func whatAnotherHidesInAPhotoDoesNotGetIn() throws {
        let own = picture
        let exif = Array("Exif\0\0GPS 40.4168".utf8)
        let hidden = own[..<2] + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + own[2...] + Array("GPS".utf8)
        #expect(browser.bring(file(with: Array(hidden))).status == 200)
        #expect(picture.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(!String(decoding: picture, as: UTF8.self).contains("GPS"))
    }

    @Test func itsOwnPhotoStaysOctetByOctet() throws {
        let own = picture
        #expect(browser.bring(file(with: own)).status == 200)
        #expect(picture == own)
    }

    @Test func aFileWithoutPhotosLeavesThoseOfItsDishes() throws {
        let small = browser.get("/api/v1/export?photos=false").text
        #expect(small.contains("\"withoutPhotos\":true") && !small.contains("\"photo\":\""))
        let (own, before) = (picture, browser.backup())
        let copy = browser.send(.post, "/api/v1/dishes/\(dish)/copies")
        #expect(copy.status == 201)
        #expect(try browser.number("SELECT count(*) FROM dish_photo") == 2)
        #expect(browser.bring(Array(small.utf8)).status == 200)
        #expect(picture == own)
        #expect(TestBrowser.undated(browser.backup()) == TestBrowser.undated(before))
        #expect(try browser.number("SELECT count(*) FROM dish_photo") == 1)
        let elsewhere = TestBrowser.atHome(try TestApp())
        #expect(elsewhere.bring(Array(small.utf8)).status == 200)
        #expect(elsewhere.get("/dishes/\(dish)/photo").status == 404)
    }

    @Test func photosThatDoNotFitAreNotHandedOut() throws {
        #expect(browser.get("/transfer").contains("href=\"/transfer/file\""))
        try browser.arrange("UPDATE dish_photo SET picture = zeroblob(\(TransferFile.sizeLimit / 4 * 3))")
        let page = browser.get("/transfer")
        #expect(page.contains("Vuestras fotos ocupan tanto"))
        #expect(!page.contains("href=\"/transfer/file\"") && page.contains("href=\"/transfer/file?photos=false\""))
        #expect(browser.get("/transfer/file").status == 409)
        #expect(browser.get("/api/v1/export").contains("\"type\":\"/problems/exportTooLarge\""))
        let small = browser.get("/transfer/file?photos=false")
        #expect(small.status == 200)
        #expect(browser.bring(octets(of: small)).status == 200)
        #expect(browser.get("/api/v1/export?photos=some").status == 422)
    }

    @Test func aFileOverTheLimitIsNamedAtTheField() throws {
        let content = [UInt8](repeating: 0x20, count: TransferFile.sizeLimit + Site.bodyLimit + 1)
        let page = browser.send(
            .post, "/transfer", headers: ["Content-Type": "multipart/form-data; boundary=edge"], bytes: content)
        #expect(page.status == 422)
        #expect(page.contains("aria-invalid=\"true\"") && page.contains("como mucho 128 MB"))
        #expect(TransferFileTests.fault([UInt8](content.prefix(TransferFile.sizeLimit + 1))) == .tooLarge)
    }

    @Test func noReactorAndNoWriterMakesTheFile() {
        app.refuseSlowWork()
        #expect(browser.get("/transfer/file").status == 503)
        #expect(browser.get("/api/v1/export").status == 503)
        #expect(browser.get("/transfer").status == 200)
    }
}
