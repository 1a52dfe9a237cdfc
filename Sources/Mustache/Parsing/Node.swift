/// A piece of a parsed template. Ranges and offsets point into its source.
indirect enum Node: Sendable {
    /// A line of output begins here; the range holds the blanks it starts with.
    case line(Range<Int>)
    case text(Range<Int>)
    case variable(Name, isRaw: Bool)
    case section(Section)
    case partial(Inclusion)
    case parent(Inclusion, arguments: [Block], stray: Int?)
    case block(Block)
}
