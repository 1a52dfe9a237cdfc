/// How much and how long one client may. The defaults suit a household server that the internet can reach.
package struct ServerLimits: Sendable {
    /// Octets of a request line, its line end not counted; beyond it 414.
    package var requestLine = 8 * 1024
    /// Octets of a whole head; beyond it 431.
    package var head = 16 * 1024
    /// Header fields of a head; beyond it 431.
    package var fields = 100
    /// Connections of the whole server; further ones are closed as soon as they come.
    package var connections = 4096
    /// Those that come from one place (`PeerAddress.place`), so that nobody takes everybody's. This machine, and the
    /// addresses of `ServerConfiguration.proxies`, speak for many and have no such limit.
    package var connectionsOfOneAddress = 512
    /// From a connection to its agreement on encryption.
    package var handshake: Duration = .seconds(10)
    /// From the connection, or the first octet of a later request, to its complete head. Not extended by octets that
    /// drip in.
    package var headDeadline: Duration = .seconds(10)
    /// The time that content may take whatever its rate; `bodyRate` is granted on top of it.
    package var bodyGrace: Duration = .seconds(10)
    /// Octets a second that content has to come with, once the grace is over.
    package var bodyRate = 4 * 1024
    /// A connection between two requests.
    package var idle: Duration = .seconds(75)
    /// Waiting for the client to take some octets of the answer.
    package var writeStall: Duration = .seconds(30)
    /// Reading on after an answer that ends the connection early, so that the client can see the answer.
    package var linger: Duration = .seconds(2)
    /// Silence on an event stream after which `ServerConfiguration.eventBeat` is sent, so that both sides find out
    /// whether the other is gone.
    package var eventHeartbeat: Duration = .seconds(25)
    /// How long `Server.stop()` waits for requests that are under way.
    package var drain: Duration = .seconds(10)
    /// How often the deadlines are looked at.
    package var sweep: Duration = .seconds(1)

    package init() {}
}
