/// This program, as it names itself.
enum Program { static let version = "1.0" }
