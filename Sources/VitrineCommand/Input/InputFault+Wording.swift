internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension InputFault {
  /// What is wrong with the file or folder at `path`, as a sentence.
  func message(path: String) -> String {
    switch self {
    case .missing: "there is no file \"\(path)\""
    case .brokenLink: "\"\(path)\" is a link to a file that does not exist"
    case .notAFile: "\"\(path)\" is not a file"
    case .tooLarge(let limit): "\"\(path)\" is larger than \(Self.size(limit))"
    case .unreadable(let code): "\"\(path)\" cannot be read: \(String(cString: strerror(code)))"
    case .tooManyFiles(let limit): "\"\(path)\" holds more than \(limit) files"
    case .tooDeep(let limit): "\"\(path)\" holds folders more than \(limit) deep"
    case .illFormedName: "\"\(path)\" holds a file whose name is not UTF-8"
    case .linkOutside(let name): "\"\(path)/\(name)\" is a link to a file outside \"\(path)\""
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : "\(bytes >> 10) kB"
  }
}
