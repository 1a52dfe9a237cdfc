import Planner

/// A dish or a tag on the way back to what it was before a write replaced it.
protocol DocumentUndo {
    func write(stamp: Stamp, _ context: MemberContext) throws
}

extension ReplacedDocument {
    /// Nil for what cannot be taken back, or not any more: what was changed since, by whomever, stays.
    func undo(_ context: MemberContext) throws -> (any DocumentUndo)? {
        guard isStanding, let former else { return nil }
        switch kind {
        case .dish: return try DishUndo(DishID(id), as: former, context)
        case .tag: return try TagUndo(TagID(id), as: former, context)
        }
    }

    /// Takes back what the token stands for, as one more change of the document that the URL names.
    static func takeBack(_ kind: Kind, _ token: String?, _ context: MemberContext) throws {
        let id = context.parameter(kind.rawValue)
        let replaced = try token.flatMap {
            try ReplacedStore.document($0, of: context.household.id, in: context.db)
        }
        guard let replaced, replaced.kind == kind, replaced.id == id else {
            guard try context.knows(kind, id) else { throw AppError.notFound }
            throw token == nil ? AppError.badRequest : AppError.changedSince
        }
        guard let undo = try replaced.undo(context) else { throw AppError.changedSince }
        let stamp = try context.stamp()
        try undo.write(stamp: stamp, context)
        try ReplacedStore.markUndone(replaced, stamp: stamp, in: context.db)
        try RepeatStore.forgetForms(of: context.household.id, in: context.db)
    }
}

extension MemberContext {
    fileprivate func knows(_ kind: ReplacedDocument.Kind, _ id: String) throws -> Bool {
        switch kind {
        case .dish: try library()[DishID(id)] != nil
        case .tag: try library()[TagID(id)] != nil
        }
    }
}
