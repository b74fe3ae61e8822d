internal import FileAccess

/// Reads and writes whole files of the cache. Links in it are not followed.
enum CacheFile {
  /// The bytes of a file; nil when there is none. What is no regular file, or over `limit` bytes, cannot be read.
  static func read(_ path: String, limit: Int) throws(CacheFault) -> [UInt8]? {
    do throws(FileAccessFault) {
      return try WholeFile.read(path, limit: limit, followsLinks: false)
    } catch {
      throw CacheFault(.read, path, code: error.code)
    }
  }

  /// Writes a file that is not there yet.
  static func create(_ path: String, _ bytes: [UInt8]) throws(CacheFault) {
    do throws(FileAccessFault) {
      try WholeFile.create(path, bytes, isDurable: false)
    } catch {
      throw CacheFault(.write, path, code: error.code)
    }
  }

  /// The names in a folder but `.` and `..`, sorted; none when there is no such folder.
  static func names(in path: String) throws(CacheFault) -> [String] {
    do throws(FileAccessFault) { return try WholeFile.names(in: path) } catch {
      throw CacheFault(.read, path, code: error.code)
    }
  }
}
