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
