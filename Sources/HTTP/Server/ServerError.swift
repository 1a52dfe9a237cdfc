/// Why a server could not start listening.
package enum ServerError: Error, Equatable, CustomStringConvertible {
    /// Another program listens there.
    case portTaken(host: String, port: Int)
    case cannotListen(host: String, port: Int, SystemError)

    package var description: String {
        switch self {
        case .portTaken(let host, let port): "port \(port) on \(host) is taken by another program"
        case .cannotListen(let host, let port, let reason): "cannot listen on \(host), port \(port): \(reason)"
        }
    }
}
