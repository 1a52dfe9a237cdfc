/// Why a file cannot be brought in.
enum TransferFault: Error, Equatable {
    /// No file was chosen, or one without content.
    case empty
    case tooLarge
    case utf16(isBigEndian: Bool)
    case windows1252
    case picture
    /// Something else, or JSON of another program.
    case foreign
    case cutOff
    case malformed(line: Int, column: Int)
    /// Made by a MealMood that knows more than this one.
    case newer(version: Int)
    case field(TransferPlace, TransferField, Kind)

    /// What is wrong with a field.
    enum Kind: Equatable {
        case missing
        /// Another kind of value, or none of those that it may have.
        case wrong
        case tooLong(limit: Int)
        /// It names something that is not in the file.
        case unknown
        /// It says the same as another one.
        case twice
        /// A minimum that no week could have.
        case aboveMaximum
        /// A week that nobody can plan yet.
        case tooFar
    }
}

extension TransferFault {
    /// Where it stands for programs, as a JSON pointer (RFC 6901); nil for the file as a whole.
    var pointer: String? {
        guard case .field(let place, let field, _) = self else { return nil }
        let steps = place.steps.map { step in
            switch step {
            case .part(let field): field.rawValue
            case .number(let number): String(number - 1)
            }
        }
        return (steps + [field.rawValue]).map { "/\($0)" }.joined()
    }
}

/// Where in the file something stands: the names of its parts, with numbers in lists, from 1.
struct TransferPlace: Equatable {
    enum Step: Equatable {
        case part(TransferField)
        case number(Int)
    }

    var steps: [Step] = []

    func adding(_ name: TransferField, number: Int? = nil) -> TransferPlace {
        TransferPlace(steps: steps + [.part(name)] + (number.map { [.number($0)] } ?? []))
    }
}
