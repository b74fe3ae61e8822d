internal import Diagnostics

/// Keeps a build from writing where it reads: its pages would become its own input, or take the place of the site.
struct OutputPlaceCheck: Sendable {
  /// The site's folder.
  let folder: SiteFolder

  /// What a site keeps in folders of these names is read by builds.
  static let inputs = [".vitrine", "artwork", "assets", "intros", "snapshots", "templates"]

  /// Refuses the site's own folder, the folders above it, and the folders builds read.
  func check(_ output: String) throws(DiagnosticFailure) {
    let place = FilePlace(output)
    let site = FilePlace(folder.path)
    let isInput = Self.inputs.contains { place.isInside(FilePlace(folder.path(of: $0))) }
    guard site.isInside(place) || isInput else { return }
    throw DiagnosticFailure(
      "the pages cannot go into \"\(output)\", where the site itself is",
      hint: "name a folder of their own with --output, such as \(folder.path(of: "public"))")
  }
}
