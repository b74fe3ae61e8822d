internal import Diagnostics
internal import Mustache
internal import SiteAssembly
internal import Tiling

/// Lays a site's templates and assets over those of a theme, file by file.
struct ThemeLoader: Sendable {
  /// The site's folder.
  let folder: SiteFolder
  /// The theme below.
  let base: BundledTheme

  /// The most bytes of a template and of an asset.
  static let templateLimit = 1 << 20
  static let assetLimit = 64 << 20
  /// The most bytes of all assets together, which are in memory at once.
  static let assetsLimit = 256 << 20

  private static let templateSuffix = ".mustache"

  /// Reads, compiles and checks everything; throws all faults. Files that have no use are warned about.
  func load(_ tiling: ResponsiveTiling, origin: String, warnings: inout [Diagnostic])
    throws(DiagnosticFailure) -> Theme
  {
    var templates: [String: SourceText] = [:]
    var assets: [String: [UInt8]] = [:]
    for file in base.files {
      if let name = Self.templateName(file.path) {
        templates[name] = SourceText(path: "built-in \(file.origin)", bytes: file.bytes)
      } else if file.path.hasPrefix(BundledTheme.assetFolder) {
        assets[String(file.path.dropFirst(BundledTheme.assetFolder.count))] = file.bytes
      }
    }
    var faults: [Diagnostic] = []
    overlay(&templates, &faults)
    overlay(&assets, &faults)
    if !faults.isEmpty { throw DiagnosticFailure(faults) }
    let theme = try Theme(
      templates: templates.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      assets: assets.map { ($0.key, $0.value) },
      siteRules: Self.rules(for: origin) + (base.hasTiles ? Self.rules(of: tiling) : []))
    warnings += unused(theme)
    return theme
  }

  /// A misspelt file name would otherwise leave the built-in look in place without a word.
  private func unused(_ theme: Theme) -> [Diagnostic] {
    let root = folder.path(of: "templates")
    let used = theme.templates.names(usedBy: PageKind.allCases.map(\.templateName))
    let builtIn = base.files.map(\.path).filter { !$0.hasPrefix(BundledTheme.assetFolder) }
    let files = (try? FolderListing.files(below: root)) ?? []
    return files.compactMap { path in
      if let name = Self.templateName(path) {
        if used.contains(name) || builtIn.contains(path) { return nil }
      } else if path.hasPrefix("\(StringsLoader.path)/"), path.hasSuffix(".yml") {
        return nil
      }
      let nearest = NearMiss.nearest(to: path, in: builtIn).map { "did you mean \"\($0)\"?" }
      return Diagnostic(
        .warning, "no page uses this file", at: Diagnostic.Location(path: "\(root)/\(path)"),
        hint: nearest ?? "templates are named like layout.mustache; style sheets and pictures go into assets/"
      )
    }
  }

  /// Where the grid shows: `site.css` makes the same markup a list on a phone held upright and on paper.
  static let gridCondition = "screen and (orientation:landscape),screen and (width>=600px)"

  /// The site's scheme and host, which links do not have: what a style sheet needs to print their whole addresses.
  private static func rules(for origin: String) -> [UInt8] {
    Array(":root{--origin:\"\(origin)\"}\n".utf8)
  }

  private static func rules(of tiling: ResponsiveTiling) -> [UInt8] {
    Array(TilingStyleSheet(tiling: tiling, condition: gridCondition).text.utf8)
  }

  private func overlay(_ templates: inout [String: SourceText], _ faults: inout [Diagnostic]) {
    let root = folder.path(of: "templates")
    for path in files(below: root, &faults) {
      guard let name = Self.templateName(path) else { continue }
      guard let bytes = read("\(root)/\(path)", limit: Self.templateLimit, &faults) else { continue }
      templates[name] = SourceText(path: "\(root)/\(path)", bytes: bytes)
    }
  }

  private func overlay(_ assets: inout [String: [UInt8]], _ faults: inout [Diagnostic]) {
    let root = folder.path(of: "assets")
    var own: Set<String> = []
    var size = 0
    for path in files(below: root, &faults) {
      // Names that differ only in how they are composed look the same and are one name on some file systems.
      guard own.insert(path).inserted else {
        faults.append(Diagnostic(.error, "two files have the name \"\(root)/\(path)\", composed differently"))
        continue
      }
      let limit = min(Self.assetLimit, Self.assetsLimit - size)
      guard let bytes = read("\(root)/\(path)", limit: limit, &faults) else {
        if limit < Self.assetLimit { return }
        continue
      }
      size += bytes.count
      assets[path] = bytes
    }
  }

  private func files(below path: String, _ faults: inout [Diagnostic]) -> [String] {
    do throws(InputFault) {
      return try FolderListing.files(below: path)
    } catch {
      faults.append(Diagnostic(.error, error.message(path: path)))
      return []
    }
  }

  private func read(_ path: String, limit: Int, _ faults: inout [Diagnostic]) -> [UInt8]? {
    do throws(InputFault) {
      return try InputFile.read(path, limit: limit)
    } catch {
      faults.append(Diagnostic(.error, error.message(path: path)))
      return nil
    }
  }

  /// `layout` for `layout.mustache`; templates are not in folders.
  private static func templateName(_ path: String) -> String? {
    guard path.hasSuffix(templateSuffix), !path.contains("/") else { return nil }
    return String(path.dropLast(templateSuffix.count))
  }
}
