/// A compiled page: instructions and what they refer to by number.
struct Program: Sendable {
    /// A template that is called, because it contains itself or is chosen while rendering.
    struct Function {
        var range: Range<Int> = 0..<0
        /// Frames it needs, its arguments among them.
        var slotCount = 0
    }

    struct Call {
        let function: Int
        /// The caller's frames that become the first frames of the function.
        let arguments: [UInt16]
        /// Put before each line of the function, behind the caller's own when `keepsIndentation`.
        let indentation: [UInt8]
        let keepsIndentation: Bool
    }

    struct Choice {
        let templates: [String]
        /// One for each template.
        let calls: [Call]
    }

    /// What a lambda gets.
    struct LambdaSection {
        let raw: String
        let delimiters: Delimiters
    }

    var ops: [Op] = []
    var text: [UInt8] = []
    /// What is put in front of paths.
    var root: [UInt8] = []
    /// The first is the page.
    var functions: [Function] = []
    var calls: [Call] = []
    var choices: [Choice] = []
    var paths: [[String]] = []
    var sections: [LambdaSection] = []
}
