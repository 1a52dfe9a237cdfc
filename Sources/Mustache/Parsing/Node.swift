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

/// A key as written: `a.b.c` is three steps, `.` none.
struct Name: Sendable {
    let path: [String]
    let offset: Int

    var text: String { path.isEmpty ? "." : path.joined(separator: ".") }
}

/// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
struct Section: Sendable {
    let name: Name
    let isInverted: Bool
    let body: [Node]
    /// The unprocessed text between the two tags.
    let raw: Range<Int>
    /// In force where the section begins.
    let delimiters: Delimiters
}

/// `{{>template}}`, or the head of `{{<template}}`.
struct Inclusion: Sendable {
    enum Target: Sendable {
        case template(String)
        /// `*name`: the name of the template is a value.
        case dynamic(Name)
    }

    let target: Target
    /// The blanks to put before each line, when the tag has its line for itself.
    let indentation: Range<Int>?
    let offset: Int
}

/// `{{$name}}…{{/name}}`: a parameter with its default, or inside a parent tag the argument for it.
struct Block: Sendable {
    let name: String
    let body: [Node]
    let offset: Int
    /// The body begins on a line of its own.
    let startsLine: Bool
    /// The blanks before the tag when nothing else stands there.
    let leading: Range<Int>?
    /// The blanks before the first line of the body, when it begins on a line of its own.
    let inner: Range<Int>?
}
