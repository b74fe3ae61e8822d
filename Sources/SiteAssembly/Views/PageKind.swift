/// The pages a site is made of, each with a template of the same name.
package enum PageKind: String, CaseIterable, Sendable {
  case home
  case grid
  case detail
  case notFound = "not-found"

  /// The template that makes it, without the file extension.
  package var templateName: String { rawValue }
}
