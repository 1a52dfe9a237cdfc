extension Request {
    /// The form in the content, urlencoded or multipart by `Content-Type`. No content at all is an empty form.
    package func form(limits: FormLimits = .standard) throws(FormError) -> Form {
        if body.isEmpty, headers["Content-Type"] == nil { return Form() }
        guard let type = contentType else { throw .notAForm }
        switch type.essence {
        case "application/x-www-form-urlencoded":
            return try URLEncodedForm.parse(body, limits: limits)
        case "multipart/form-data":
            return try MultipartForm.parse(body, boundary: type.parameters["boundary"], limits: limits)
        default:
            throw .notAForm
        }
    }

    /// The fields of the query.
    package var queryForm: Form {
        get throws(FormError) { try URLEncodedForm.parse(query.utf8, limits: .standard) }
    }
}
