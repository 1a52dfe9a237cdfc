extension HeaderFields {
    /// Adds a name to `Vary` (RFC 9110 §12.5.5) unless it is there.
    package mutating func vary(by name: String) {
        let present = values(of: "Vary")
        for member in WeightedValue.list(present) where member.value == "*" || HeaderFields.equal(member.value, name) {
            return
        }
        set("Vary", (present + [name]).joined(separator: ", "))
    }
}
