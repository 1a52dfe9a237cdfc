import HTTP

enum SignInRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/sign-in", .visitor(SignInHandlers.show)),
        Route(.post, "/sign-in", .hashing(Hashing(begin: SignInHandlers.enter))),
        Route(.get, "/sign-in/{code}", .visitor(SignInLinkHandlers.show)),
        Route(.post, "/sign-in/{code}", .visitor(SignInLinkHandlers.use)),
        Route(.get, "/sign-out", .visitor(SignOutHandlers.ask)),
        Route(.post, "/sign-out", .visitor(SignOutHandlers.leave)),

        Route(.get, "/devices/new", .member(PairingHandlers.offer)),
        Route(.post, "/devices/new", .member(PairingHandlers.begin)),
        Route(.get, "/devices/{pairing}", .member(PairingHandlers.show)),
        Route(.post, "/devices/{pairing}", .member(PairingHandlers.answer)),
        Route(.get, "/pair/{code}", .visitor(PhoneHandlers.show)),
        Route(.post, "/pair/{code}", .visitor(PhoneHandlers.ask)),
    ]
}
