/// Where the compiler is.
struct Context {
    /// What is being included: a template with the arguments for its blocks.
    struct Inclusion: Hashable {
        let template: String
        let environment: Int
    }

    var template: Template
    var environment = Environments.empty
    var scopes: [Scope] = []
    /// The first free frame.
    var nextSlot = 0
    /// Put before each line.
    var indentation: [UInt8] = []
    /// The running call has an indentation of its own.
    var isCalled = false
    /// Blanks to remove from the start of each line.
    var dedent = 0
    /// Inclusions around here in the same function.
    var inclusions: [Inclusion] = []

    /// The blanks in `range` of the template, as they count here.
    func blanks(_ range: Range<Int>) -> ArraySlice<UInt8> {
        template.source.bytes[range].dropFirst(dedent)
    }

    /// The context of a template that stands in place of `tag`.
    func entering(_ template: Template, environment: Int, tag: Mustache.Inclusion) -> Context {
        var inner = self
        inner.template = template
        inner.environment = environment
        inner.dedent = 0
        inner.inclusions.append(Inclusion(template: template.name, environment: environment))
        if let range = tag.indentation {
            inner.indentation += blanks(range)
        } else {
            inner.indentation = []
            inner.isCalled = false
        }
        return inner
    }
}
