import HTTP
import Localization

/// The app's icons, and how it looks on a phone and on a desk. Systems that mask icons get some with room around them.
struct ManifestPictures {
    private let words: Manifest.Words

    init(_ words: Manifest.Words) { self.words = words }

    func write(to json: inout JSONWriter) throws {
        try json.array("icons") { json in
            for (name, purpose) in [("icon", "any"), ("maskable", "maskable")] {
                for size in [192, 512] {
                    try picture("icons/\(name)-\(size).png", "image/png", "\(size)x\(size)", to: &json) {
                        $0.member("purpose", purpose)
                    }
                }
            }
            try picture("logo.svg", "image/svg+xml", "any", to: &json) { $0.member("purpose", "any") }
            try picture("logo-maskable.svg", "image/svg+xml", "any", to: &json) { $0.member("purpose", "maskable") }
        }
        try json.array("screenshots") { json in
            for (form, size) in [("narrow", "412x915"), ("wide", "1280x800")] {
                let path = "screenshots/week-\(form)-\(words.language.code).webp"
                try picture(path, "image/webp", size, to: &json) { json in
                    json.member("form_factor", form)
                    json.member("label", words.text("nav.week"))
                }
            }
        }
    }

    private func picture(
        _ path: String, _ type: String, _ sizes: String, to json: inout JSONWriter, more: (inout JSONWriter) -> Void
    ) throws {
        let address = try words.picture(path)
        json.object { json in
            json.member("src", address)
            json.member("type", type)
            json.member("sizes", sizes)
            more(&json)
        }
    }
}
