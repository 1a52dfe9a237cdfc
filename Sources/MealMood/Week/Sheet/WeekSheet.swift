import HTTP
import Mustache

extension MemberContext {
    /// A template of the week as a sheet for JavaScript to put into the page, or else on a page of its own.
    func sheet(
        _ template: String, page pageTemplate: String, status: Status = .ok, title: String, _ model: some Model
    ) throws -> Response {
        if try visitor.query("sheet") == "1" { return try partial(template, model) }
        return try page(pageTemplate, status: status, title: title, section: .week, model)
    }
}
