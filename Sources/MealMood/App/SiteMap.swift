import HTTP

/// The routes as text, one a line: method and pattern.
package enum SiteMap {
    package static var lines: [String] { AllRoutes.all.map { "\($0.method) \($0.pattern)" } }
}
