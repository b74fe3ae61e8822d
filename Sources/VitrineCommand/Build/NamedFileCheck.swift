internal import CatalogModel
internal import Diagnostics

/// Says in one wording, wherever it is noticed, that a file the configuration names cannot be read.
struct NamedFileCheck: Sendable {
  /// The site's folder.
  let folder: SiteFolder

  /// An error for each of the files that is not there or is no file. None of them is read.
  func faults(_ files: [NamedFile]) -> [Diagnostic] {
    files.compactMap { file in
      let path = file.path.value.text
      guard let fault = InputFile.obstacle(folder.path(of: path)) else { return nil }
      return diagnostic(fault, file.purpose, path, at: file.path.location)
    }
  }

  /// What to say about one file, named at a place in the configuration.
  func diagnostic(
    _ fault: InputFault, _ purpose: NamedFile.Purpose, _ path: String, at location: Diagnostic.Location
  ) -> Diagnostic {
    let message = fault.message(path: folder.path(of: path))
    let nearest = fault == .missing ? FolderListing.nearest(to: path, in: folder) : nil
    switch purpose {
    case .intro:
      return Diagnostic(.error, message, at: location, hint: nearest.map { "did you mean \"\($0)\"?" })
    case .snapshot(let id):
      let search = id.map { "search \"\($0.text)\"" } ?? "this search"
      let advice = FetchAdvice(folder: folder)
      let command = "ask the store: \(id.map { advice.line(for: $0) } ?? advice.line)"
      let hint = nearest.map {
        "there is \"\($0)\"; rename it, name it with snapshot: in site.yml, or \(command)"
      }
      return Diagnostic(
        .error, "\(search) has no recorded answer: \(message)", at: location, hint: hint ?? command)
    }
  }
}
