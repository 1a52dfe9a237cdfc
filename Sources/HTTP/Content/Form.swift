/// The fields of a form in the order they were sent.
package struct Form: Sendable, Equatable {
    package struct Field: Sendable, Equatable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package var fields: [Field]
    /// What was sent by file inputs; only `multipart/form-data` has them.
    package var files: [UploadedFile]

    package init(fields: [Field] = [], files: [UploadedFile] = []) {
        self.fields = fields
        self.files = files
    }

    /// The first value of that name.
    package func first(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// Every value of that name, in order.
    package func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The first file of that name that was really chosen.
    package func file(_ name: String) -> UploadedFile? { files.first { $0.name == name && !$0.isAbsent } }

    /// The fields as `application/x-www-form-urlencoded`, which also is what a query looks like.
    package var urlEncoded: String {
        fields.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
    }
}
