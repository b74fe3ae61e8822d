#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file of the artwork cache that could not be read, written or removed.
package struct CacheFault: Error, Hashable, Sendable {
  /// What was tried.
  package enum Action: String, Hashable, Sendable {
    case read, write, remove
  }

  /// What was tried.
  package let action: Action
  /// The file's path.
  package let path: String
  /// Why it failed, as the system numbers it.
  package let code: Int32

  /// Notes what failed with the system's last error.
  init(_ action: Action, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    self.code = code
  }
}

extension CacheFault {
  /// A clause such as `"Site/.vitrine/artwork/sources" cannot be written: No space left on device`.
  package var message: String {
    let participle =
      switch action {
      case .read: "read"
      case .write: "written"
      case .remove: "removed"
      }
    return "\"\(path)\" cannot be \(participle): \(String(cString: strerror(code)))"
  }

  /// What to do.
  package var hint: String {
    switch code {
    case EACCES, EPERM, EROFS: "the site's .vitrine folder and what is in it must be yours to write"
    case ENOSPC, EDQUOT: "make room and run the command again; what is in the cache stays"
    default: "remove the site's .vitrine folder; vitrine fetch and vitrine build fill it again"
    }
  }
}
