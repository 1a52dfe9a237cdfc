/// Where a name leads: through nested models to a cell.
struct Target {
    /// Models to enter first; each fills a frame.
    var steps: [(place: Place, slot: Int)] = []
    let place: Place
    let kind: FieldKind
}
