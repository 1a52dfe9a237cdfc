import Localization

/// What the program's folder holds, read and checked: the same for every server that runs on it.
package struct ProgramFiles: Sendable {
    let assets: Assets
    let texts: Texts
    let templates: Templates
    let interface: APIDocument
    let build: String

    /// - Parameter root: holds `Templates/`, `Localization/` and `Public/`.
    package init(root: String) throws {
        assets = try Assets(folder: "\(root)/Public")
        texts = Texts(catalogue: try Catalogue(folder: "\(root)/Localization"))
        templates = try Templates(folder: "\(root)/Templates", texts: texts, assets: assets)
        build = try BuildMark.made(root: root, assets: assets)
        interface = try APIDocument(folder: "\(root)/Templates/openapi")
    }
}
