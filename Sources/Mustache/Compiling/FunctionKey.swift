/// A compiled function serves every call that agrees in these.
struct FunctionKey: Hashable {
    let inclusion: Context.Inclusion
    let scopes: [Scope.Key]
}
