internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension RecordingFault {
  /// The error to show.
  func diagnostic(in files: SiteFiles) -> Diagnostic {
    let reason = code == EFBIG ? "it is too large" : String(cString: strerror(code))
    return Diagnostic(.error, "\"\(files.shown(path))\" cannot be \(participle): \(reason)", hint: hint)
  }

  private var participle: String {
    switch action {
    case .read: "read"
    case .write: "written"
    case .remove: "removed"
    }
  }

  private var hint: String? {
    switch code {
    case EACCES, EPERM, EROFS: "the folder and its files must be yours to write"
    case ENOSPC, EDQUOT: "make room, then run vitrine fetch again; what was recorded before stays"
    default: nil
    }
  }
}
