internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The right to record answers in a site, which one run has at a time: two would each write a lock without the other's
/// answers. The system takes it back when the process ends, however it ends.
final class SiteTurn {
  private let descriptor: Int32

  /// Takes the turn for as long as the value lives; throws when another run has it.
  ///
  /// The site's folder itself is locked, so that no file is left. Where a file system cannot lock folders there is no
  /// turn to wait for.
  init(files: SiteFiles) throws(DiagnosticFailure) {
    descriptor = open(files.root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    throw DiagnosticFailure(
      "another vitrine fetch is at work in this site", hint: "wait until it is done; nothing was asked")
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
