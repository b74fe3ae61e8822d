internal import CatalogModel
internal import Records

/// What fetches note on the machine, outside of any site: the calls made, and when answers were last the same.
///
/// It only ever saves the store from calls. Whatever cannot be written is done without.
struct MachineState: Sendable {
  private let folder: String
  private let site: String
  private let files: SiteFiles

  /// Notes in a folder what concerns the site that `site` stands for.
  init(folder: String, site: String) {
    self.folder = folder
    self.site = site
    files = SiteFiles(root: folder)
  }

  /// The file that programs agree on calls of a store's server by, whatever the path; nil when there is or can be none.
  func paceFile(for endpoint: StoreEndpoint, mayMake: Bool) -> PaceFile? {
    PaceFile(folder: folder, name: "calls-\(Self.name(endpoint.origin))", mayMake: mayMake)
  }

  /// What was noted of the site's answers; empty when nothing was.
  var checks: String {
    let bytes = try? files.read(checksFile, limit: 1 << 20)
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Notes that.
  func write(checks: String) {
    try? files.replace(checksFile, Array(checks.utf8))
  }

  private var checksFile: String { "checks-\(Self.name(site))" }

  private static func name(_ text: String) -> String {
    String(SHA256Digest(of: Array(text.utf8)).text.prefix(16))
  }
}
