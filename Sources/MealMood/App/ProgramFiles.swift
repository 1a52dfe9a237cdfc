import Localization

/// What the program's folder holds, read and checked: the same for every server that runs on it.
package struct ProgramFiles: Sendable {
    let assets: Assets
    let texts: Texts
    let templates: Templates
    let interface: APIDocument
    let build: String

    /// - Parameters:
    ///   - root: holds `Templates/`, `Localization/` and `Public/`.
    ///   - base: what the outside puts before every path.
    package init(root: String, below base: BasePath = .none) throws {
        assets = try Assets(folder: "\(root)/Public", below: base)
        texts = Texts(catalogue: try Catalogue(folder: "\(root)/Localization"))
        templates = try Templates(folder: "\(root)/Templates", below: base, texts: texts, assets: assets)
        build = try BuildMark.made(root: root, base: base, assets: assets)
        interface = try APIDocument(folder: "\(root)/Templates/openapi", below: base)
    }
}
