internal import ArtworkModel
internal import Diagnostics
internal import Records

/// A picture that files are made of, and where it comes from.
struct PictureSource: Sendable {
  /// Where the bytes are.
  enum Place: Hashable, Sendable {
    /// In the cache, as they came from an address of the store.
    case store(address: String)
    /// In a file of the publisher's.
    case file(path: String)
  }

  /// What the bytes are known by.
  let digest: SHA256Digest
  /// Where they are; the publisher's file, where the same bytes are in both.
  let place: Place
  /// An item that is shown with it.
  let item: PictureUse

  /// What to say when its bytes are not there any more.
  func loss(_ severity: Diagnostic.Severity) -> Diagnostic {
    switch place {
    case .file(let path):
      Diagnostic(
        severity, "the picture changed while the site was being built", at: Diagnostic.Location(path: path),
        hint: "build again")
    case .store:
      item.diagnostic(
        severity, "its picture is damaged in the cache or missing from it",
        hint: "run vitrine fetch to get it again")
    }
  }

  /// What to say when it cannot be shown.
  func warning(_ refusal: ImageRefusal) -> Diagnostic {
    switch place {
    case .file(let path):
      Diagnostic(
        .warning, "this picture cannot be shown: \(refusal.message)", at: Diagnostic.Location(path: path),
        hint: "replace it; or remove it, to show the store's picture")
    case .store(let address):
      item.diagnostic(
        .warning, "the store's picture cannot be shown: \(refusal.message)",
        hint:
          "a drawing is shown in its place; it came from \(address); a picture of your own can be put into "
          + "\(OwnPictureName.folder)/\(item.id).jpg")
    }
  }
}

/// An item for which a picture is wanted, in the words of a message.
struct PictureUse: Hashable, Sendable {
  /// The item's number.
  let id: Int64
  /// Its name as part of an address.
  let slug: String
  /// The search that it is of.
  let search: String
  /// The path of the snapshot with the item.
  let path: String

  func diagnostic(_ severity: Diagnostic.Severity, _ message: String, hint: String?) -> Diagnostic {
    Diagnostic(
      severity, "search \"\(search)\", item \(id) (\(slug)): \(message)", at: Diagnostic.Location(path: path),
      hint: hint)
  }
}
