import HTTP
import Localization

/// The root of the service worker: what this build is made of, handed to the modules that do the work. Its addresses are
/// relative, so that it works below any path.
struct WorkerScript {
    let bytes: [UInt8]

    init(_ services: Services) throws {
        let site = JSONWriter.write { json in
            json.object { json in
                json.member("build", services.build)
                json.member("assets", services.assets.urlsForPages)
                json.member("icon", services.assets.url(of: "offline.svg"))
                json.object("words") { json in
                    for language in Language.allCases { Self.write(language, services.texts, to: &json) }
                }
            }
        }
        bytes = Array(Self.head.utf8) + site + Array(");\n".utf8)
    }

    private static let head = "import { serve } from './assets/worker/main.js';\nserve("

    /// The sentences of the note on a copy; what it says of time is filled in on the device.
    private static func write(_ language: Language, _ texts: Texts, to json: inout JSONWriter) {
        json.object(language.code) { json in
            json.member("today", texts("offline.copy", language, ["time": .text("{time}")]))
            json.member(
                "earlier", texts("offline.copyOfDay", language, ["day": .text("{day}"), "time": .text("{time}")]))
        }
    }
}
