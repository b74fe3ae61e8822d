#if canImport(Darwin)
  internal import Darwin
#else
  internal import CRename
  internal import Glibc
#endif

/// Renames that never lose what stands at the new name.
///
/// Not all file systems can: `isUnsupported` tells such an answer from a failure.
enum ExactRename {
  #if canImport(Darwin)
    private static let exclusive = UInt32(RENAME_EXCL)
    private static let swap = UInt32(RENAME_SWAP)
  #else
    // linux/fs.h: RENAME_NOREPLACE and RENAME_EXCHANGE.
    private static let exclusive: UInt32 = 1
    private static let swap: UInt32 = 2
  #endif

  /// Renames to a name that is free, else fails with `EEXIST`. Returns 0 or the error's number.
  static func move(
    _ name: UnsafePointer<CChar>, in folder: Int32, to newName: UnsafePointer<CChar>, in newFolder: Int32
  ) -> Int32 {
    rename(name, folder, newName, newFolder, exclusive)
  }

  /// Lets two names change places in one step. Returns 0 or the error's number.
  static func exchange(
    _ name: UnsafePointer<CChar>, in folder: Int32, with other: UnsafePointer<CChar>, in otherFolder: Int32
  ) -> Int32 {
    rename(name, folder, other, otherFolder, swap)
  }

  /// Whether the file system or the kernel does not know these renames.
  static func isUnsupported(_ code: Int32) -> Bool {
    code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
  }

  private static func rename(
    _ name: UnsafePointer<CChar>, _ folder: Int32, _ newName: UnsafePointer<CChar>, _ newFolder: Int32,
    _ flags: UInt32
  ) -> Int32 {
    #if canImport(Darwin)
      let result = renameatx_np(folder, name, newFolder, newName, flags)
    #else
      let result = renameat2(folder, name, newFolder, newName, flags)
    #endif
    return result == 0 ? 0 : errno
  }
}
