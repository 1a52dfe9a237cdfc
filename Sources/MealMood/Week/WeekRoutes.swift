import HTTP

enum WeekRoutes {
    static let all: [Route<Endpoint>] = [
        Route(.get, "/week", .member(WeekHandlers.current)),
        Route(.get, "/week/next", .member(WeekHandlers.next)),
        Route(.get, "/week/{monday}", .page(WeekHandlers.show)),
        Route(.get, "/week/{monday}/dishes", .page(DrawerHandlers.show)),
        Route(.get, "/week/{monday}/slots/{slot}", .page(SlotHandlers.show)),
        Route(.post, "/week/{monday}/slots/{slot}", .member(SlotHandlers.change)),
        Route(.post, "/week/{monday}/slots/{slot}/removal", .member(SlotHandlers.remove)),
        Route(.post, "/week/{monday}/moves", .member(SlotHandlers.move)),
        Route(.get, "/week/{monday}/autofill", .page(AutofillHandlers.show)),
        Route(.post, "/week/{monday}/autofill", .member(AutofillHandlers.run)),
        Route(.get, "/week/{monday}/reset", .page(ResetHandlers.show)),
        Route(.post, "/week/{monday}/reset", .member(ResetHandlers.run)),
        Route(.get, "/week/{monday}/settings", .page(WeekSettingsHandlers.show)),
        Route(.post, "/week/{monday}/settings", .member(WeekSettingsHandlers.save)),
        Route(.post, "/week/{monday}/rating", .member(RatingHandlers.rate)),
        Route(.get, "/week/{monday}/copies", .page(CopyHandlers.show)),
        Route(.post, "/week/{monday}/copies", .member(CopyHandlers.run)),
        Route(.post, "/week/{monday}/undo", .member(UndoHandlers.run)),

        Route(.get, "/api/v1/weeks/{monday}", .page(WeekAPI.show)),
        Route(.patch, "/api/v1/weeks/{monday}", .member(WeekSettingsAPI.patch)),
        Route(.get, "/api/v1/weeks/{monday}/verdicts", .member(WeekAPI.verdicts)),
        Route(.put, "/api/v1/weeks/{monday}/slots/{slot}", .member(WeekAPI.change)),
        Route(.delete, "/api/v1/weeks/{monday}/slots/{slot}", .member(WeekAPI.empty)),
        Route(.post, "/api/v1/weeks/{monday}/moves", .member(WeekAPI.move)),
        Route(.post, "/api/v1/weeks/{monday}/autofill", .member(AutofillAPI.run)),
        Route(.post, "/api/v1/weeks/{monday}/reset", .member(ResetAPI.run)),
        Route(.post, "/api/v1/weeks/{monday}/copies", .member(CopyAPI.run)),
        Route(.post, "/api/v1/weeks/{monday}/undo", .member(UndoAPI.run)),
    ]
}
