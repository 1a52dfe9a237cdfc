/// One instruction. Plain numbers only: a program is read without touching a reference count.
/// Jumps go to an index in `Program.ops`.
enum Op {
    /// Copies bytes of `Program.text`.
    case literal(start: Int32, count: Int32)
    /// Copies the indentation of the running call.
    case indentation
    /// Copies a cell's text.
    case print(Place)
    /// Copies a cell's text, behind `Program.root` when it is a path.
    case printPath(Place)
    case jumpIfTrue(Place, to: Int32)
    case jumpIfFalse(Place, to: Int32)
    /// Sets a frame to the nested record, or jumps when there is none.
    case enter(Place, slot: UInt16, otherwise: Int32)
    /// Runs what follows up to `end` for each nested record.
    case each(Place, slot: UInt16, end: Int32)
    /// Runs `Program.calls[call]`.
    case call(Int32)
    /// Runs the call of `Program.choices[choice]` whose template the cell names.
    case choose(Place, choice: Int32)

    // Names that are looked up while rendering: `path` is an index in `Program.paths`.
    case printValue(path: Int32, isRaw: Bool)
    /// Runs what follows up to `end` for each element; `section` is an index in `Program.sections`.
    case eachValue(path: Int32, section: Int32, end: Int32)
    case jumpIfTrueValue(path: Int32, to: Int32)
    case chooseByValue(path: Int32, choice: Int32)
}

extension Op {
    /// The same instruction with its jump moved to `target`.
    func jumping(to target: Int) -> Op {
        let target = Int32(target)
        return switch self {
        case .jumpIfTrue(let place, _): .jumpIfTrue(place, to: target)
        case .jumpIfFalse(let place, _): .jumpIfFalse(place, to: target)
        case .enter(let place, let slot, _): .enter(place, slot: slot, otherwise: target)
        case .each(let place, let slot, _): .each(place, slot: slot, end: target)
        case .eachValue(let path, let section, _): .eachValue(path: path, section: section, end: target)
        case .jumpIfTrueValue(let path, _): .jumpIfTrueValue(path: path, to: target)
        case .literal, .indentation, .print, .printPath, .call, .choose, .printValue, .chooseByValue: self
        }
    }

    /// Where the instruction may jump to.
    var target: Int? {
        switch self {
        case .jumpIfTrue(_, let target), .jumpIfFalse(_, let target), .enter(_, _, let target),
            .each(_, _, let target), .eachValue(_, _, let target), .jumpIfTrueValue(_, let target):
            Int(target)
        case .literal, .indentation, .print, .printPath, .call, .choose, .printValue, .chooseByValue:
            nil
        }
    }
}
