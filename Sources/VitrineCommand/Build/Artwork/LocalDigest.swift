internal import ArtworkCache
internal import ArtworkModel
internal import Diagnostics
internal import Records

/// What a picture of the publisher's is known by.
struct LocalDigest: Sendable {
  /// The digest of its bytes; nil when they cannot be read.
  private(set) var digest: SHA256Digest?
  /// How the file looks, where that is worth noting.
  private(set) var newLook: FileLook?
  private var fault: InputFault?

  /// Reads a file, unless it looks as it did in an earlier build.
  init(of file: LocalPictures.File, _ log: PreparedLog) {
    let look = FileLook(of: file.path)
    digest = look.flatMap { log.digest(ofFile: file.name, $0) }
    if digest != nil { return }
    do throws(InputFault) {
      digest = SHA256Digest(of: try InputFile.read(file.path, limit: ImageLimits.bytes))
      newLook = look
    } catch {
      fault = error
    }
  }

  /// What to say of a file without a digest.
  func warning(_ file: LocalPictures.File) -> Diagnostic {
    Diagnostic(
      .warning, (fault ?? .missing).message(path: file.path), at: Diagnostic.Location(path: file.path),
      hint: "it is shown to nobody; the store's picture is, if it was fetched")
  }
}
