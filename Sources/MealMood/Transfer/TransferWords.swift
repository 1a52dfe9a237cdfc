import Localization
import Planner

/// What is said of a file, in the language of who gave it.
struct TransferWords {
    private let context: VisitorContext

    init(_ context: VisitorContext) { self.context = context }

    /// Why it cannot be brought in.
    func sentence(_ fault: TransferFault) -> String {
        switch fault {
        case .empty: text("transfer.fault.empty")
        case .tooLarge: text("transfer.fault.tooLarge", ["count": .number(TransferFile.sizeLimit >> 20)])
        case .utf16(let isBigEndian): text(isBigEndian ? "transfer.fault.bigEndian" : "transfer.fault.littleEndian")
        case .windows1252: text("transfer.fault.windows")
        case .picture: text("transfer.fault.picture")
        case .foreign: text("transfer.fault.foreign")
        case .cutOff: text("transfer.fault.cutOff")
        case .malformed(let line, let column):
            text("transfer.fault.malformed", ["line": .number(line), "column": .number(column)])
        case .newer(let version): text("transfer.fault.newer", ["version": .number(version)])
        case .field(let place, let field, let kind): self.place(place, sentence(field, kind))
        }
    }

    /// "Platos, nº 3: falta el nombre."
    private func place(_ place: TransferPlace, _ sentence: String) -> String {
        guard !place.steps.isEmpty else { return text("transfer.fault.inFile", ["fault": .text(sentence)]) }
        let words = place.steps.map { step in
            switch step {
            case .part(let field): text("transfer.part.\(field.rawValue)")
            case .number(let number): text("transfer.number", ["number": .number(number)])
            }
        }
        return text("transfer.fault.at", ["place": .text(words.joined(separator: ", ")), "fault": .text(sentence)])
    }

    private func sentence(_ field: TransferField, _ kind: TransferFault.Kind) -> String {
        let field = Argument.text(text("transfer.field.\(field.rawValue)"))
        switch kind {
        case .missing: return text("transfer.fault.missing", ["field": field])
        case .wrong: return text("transfer.fault.wrong", ["field": field])
        case .tooLong(let limit): return text("transfer.fault.tooLong", ["field": field, "count": .number(limit)])
        case .unknown: return text("transfer.fault.unknown", ["field": field])
        case .twice: return text("transfer.fault.twice", ["field": field])
        case .aboveMaximum: return text("transfer.fault.aboveMaximum", ["field": field])
        case .tooFar: return text("transfer.fault.tooFar", ["field": field])
        }
    }

    func text(_ key: String, _ arguments: [String: Argument] = [:]) -> String { context.text(key, arguments) }

    var language: Language { context.language }
    var catalogue: Catalogue { context.services.texts.catalogue }
}
