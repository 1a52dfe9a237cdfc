import Crypto
import HTTP
import Localization
import Mustache
import QRCode

/// What `Templates/certificates/page` needs.
struct CertificatePage: Model {
    /// Where https listens, for who came by this host; empty without https.
    var origin: String
    var pageLink: String
    var qr: SafeHTML
    var fingerprint: String
    var name: String
    var end: String
    var isSecure: Bool
    /// Whether http leads this device to https.
    var isLed: Bool
    var remembered: String
    var forgotten: String
    var guides: [CertificateGuide]

    init(_ context: VisitorContext) throws {
        let (request, secure) = (context.request, context.services.secure)
        let authority = secure?.authority
        origin = secure?.origin(for: request.host) ?? ""
        pageLink = context.link(CertificateURL.page)
        qr = SafeHTML(try QRCode(pageLink).svg(label: context.text("certificates.qr")))
        fingerprint = authority?.fingerprint ?? ""
        name = secure?.name ?? ""
        end = authority.map { Self.day($0.notAfter, context) } ?? ""
        isSecure = request.isSecure
        isLed = !request.isSecure && secure != nil && request.cookie(TrustingDevice.cookieName) != nil
        remembered = TrustingDevice.remembered(request, at: context.now).headerValue
        forgotten = TrustingDevice.forgotten(request).headerValue
        let own = DeviceSystem(request)
        let others = DeviceSystem.allCases.filter { $0 != own }
        guides = ([own].compactMap(\.self) + others).map { CertificateGuide($0, isOpen: $0 == own, context) }
    }

    private static func day(_ instant: Int64, _ context: VisitorContext) -> String {
        let zone = context.identity?.household.timeZone ?? Clock.serverTimeZone
        let day = CivilParts(Clock.day(at: instant, timeZone: zone))
        return context.services.texts.catalogue.shortDate(day, in: context.language)
    }

    static let fields: [Field<Self>] = [
        .text("origin") { $0.origin },
        .text("pingURL") { $0.origin.isEmpty ? "" : $0.origin + CertificateURL.ping },
        .text("secureLink") { $0.origin.isEmpty ? "" : $0.origin + CertificateURL.page },
        .text("homeLink") { $0.origin.isEmpty ? "" : "\($0.origin)/" },
        .text("fileURL") { _ in CertificateURL.file },
        .text("plainURL") { _ in CertificateURL.plain },
        .text("pageLink") { $0.pageLink },
        .html("qr") { $0.qr },
        .text("fingerprint") { $0.fingerprint },
        .list("fingerprintParts") { FingerprintPart.all(of: $0.fingerprint) },
        .text("name") { $0.name },
        .text("end") { $0.end },
        .flag("isSecure") { $0.isSecure },
        .flag("isLed") { $0.isLed },
        .text("remembered") { $0.remembered },
        .text("forgotten") { $0.forgotten },
        .list("guides") { $0.guides },
    ]
}

/// How one kind of device is told, step by step.
struct CertificateGuide: Model {
    var system: String
    var title: String
    var isOpen: Bool
    var steps: [CertificateStep]

    init(_ system: DeviceSystem, isOpen: Bool, _ context: VisitorContext) {
        self.system = system.rawValue
        self.isOpen = isOpen
        title = context.text("certificates.\(system.rawValue)")
        steps = (1...system.stepCount).map { step in
            CertificateStep(text: context.text("certificates.\(system.rawValue).\(step)"))
        }
    }

    static let fields: [Field<Self>] = [
        .text("system") { $0.system },
        .text("guide") { $0.title },
        .flag("isOpen") { $0.isOpen },
        .list("steps") { $0.steps },
    ]
}

/// A piece of a fingerprint that is compared at a glance.
struct FingerprintPart: Model {
    var text: String

    static func all(of fingerprint: String) -> [FingerprintPart] {
        let pairs = fingerprint.split(separator: ":")
        return stride(from: 0, to: pairs.count, by: 8).map { start in
            let part = pairs[start..<min(start + 8, pairs.count)].joined(separator: ":")
            return FingerprintPart(text: start + 8 < pairs.count ? "\(part):" : part)
        }
    }

    static let fields: [Field<Self>] = [.text("part") { $0.text }]
}

struct CertificateStep: Model {
    var text: String

    static let fields: [Field<Self>] = [.text("step") { $0.text }]
}
