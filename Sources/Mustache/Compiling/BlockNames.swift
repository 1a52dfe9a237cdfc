/// The blocks that a template offers, with those of the templates it includes.
struct BlockNames {
    var names: Set<String> = []
    /// A template chosen while rendering may have any.
    var isOpen = false
}
