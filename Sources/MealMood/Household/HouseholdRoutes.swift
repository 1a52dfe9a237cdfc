import HTTP

enum HouseholdRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, HouseholdURL.page, .member(HouseholdHandlers.show)),
        Route(.get, HouseholdURL.name, .member(HouseholdHandlers.showName)),
        Route(.post, HouseholdURL.name, .member(HouseholdHandlers.saveName)),
        Route(.post, HouseholdURL.farewell, .newcomer(HouseholdHandlers.endFarewell)),

        Route(.get, HouseholdURL.invitations, .member(InvitationHandlers.show)),
        Route(.post, HouseholdURL.invitations, .secret(InvitationHandlers.create)),
        Route(.post, "\(HouseholdURL.invitations)/{invitation}/revocation", .member(InvitationHandlers.revoke)),

        Route(.get, "/household/people/{person}", .member(PersonHandlers.show)),
        Route(.get, "/household/people/{person}/removal", .member(PersonHandlers.confirmRemoval)),
        Route(.post, "/household/people/{person}/removal", .member(PersonHandlers.remove)),
        Route(.get, "/household/people/{person}/ownership", .member(PersonHandlers.confirmOwnership)),
        Route(.post, "/household/people/{person}/ownership", .member(PersonHandlers.handOver)),
        Route(.get, HouseholdURL.leave, .member(LeavingHandlers.confirm)),
        Route(.post, HouseholdURL.leave, .member(LeavingHandlers.leave)),
        Route(.get, HouseholdURL.dissolution, .member(LeavingHandlers.confirmDissolution)),
        Route(.post, HouseholdURL.dissolution, .member(LeavingHandlers.dissolve)),

        Route(.get, JoinURL.page, .visitor(JoinHandlers.showField)),
        Route(.get, "\(JoinURL.page)/{code}", .visitor(JoinHandlers.show)),
        Route(.post, "\(JoinURL.page)/{code}", .visitor(JoinHandlers.join)),

        Route(.get, "/api/v1/invitations", .member(InvitationAPI.list)),
        Route(.post, "/api/v1/invitations", .secret(InvitationAPI.create)),
        Route(.delete, "/api/v1/invitations/{invitation}", .member(InvitationAPI.revoke)),
    ]
}
