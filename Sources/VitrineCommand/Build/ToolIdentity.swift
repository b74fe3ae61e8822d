internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Stands for the program that is running: another one, be it the same version built again, may make other pages of
/// the same site.
enum ToolIdentity {
  /// From the looks of the program's file; nil when it cannot be looked at.
  static let fingerprint: Fingerprint? = {
    var status = stat()
    guard let path = executablePath, stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    return Fingerprint { writer in
      writer.append(Version.text)
      writer.append(Int64(status.st_size))
      writer.append(UInt64(status.st_ino))
      writer.append(Int64(modified.tv_sec))
      writer.append(Int64(modified.tv_nsec))
    }
  }()

  private static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4_096
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(size)) { path in
        guard let start = path.baseAddress, _NSGetExecutablePath(start, &size) == 0 else { return nil }
        return String(cString: start)
      }
    #else
      return "/proc/self/exe"
    #endif
  }
}
