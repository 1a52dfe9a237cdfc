/// Why a program ended early.
enum Stop: Error {
    case tooDeep
    case lambda([Fault])
}
