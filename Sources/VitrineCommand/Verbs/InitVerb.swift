internal import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// `vitrine init`: writes a small working site.
struct InitVerb: Sendable {
  /// The folder to make.
  let path: String

  /// Writes the files. A folder that is there already must be empty; nothing is ever overwritten.
  func run(on console: Console) -> ExitCode {
    do throws(DiagnosticFailure) {
      try makeFolder(path)
      guard FolderListing.isEmpty(path) else {
        throw DiagnosticFailure(
          "\"\(path)\" holds files already", hint: "name a folder that does not exist yet or is empty")
      }
      for (file, text) in StarterSite.files { try write(text, to: file) }
    } catch {
      console.report(error.diagnostics)
      return .failed
    }
    console.say("wrote a site into \(path); build it with: vitrine build --site \(ShellWord.quoted(path))")
    return .done
  }

  private func write(_ text: String, to file: String) throws(DiagnosticFailure) {
    if let slash = file.lastIndex(of: "/") { try makeFolder("\(path)/\(file[..<slash])") }
    let descriptor = open("\(path)/\(file)", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw fault("write", "\(path)/\(file)") }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Console.write(bytes, to: descriptor) else { throw fault("write", "\(path)/\(file)") }
  }

  /// Makes a folder and those above it, as far as they are missing.
  private func makeFolder(_ path: String) throws(DiagnosticFailure) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    if errno == ENOENT, let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 { return }
    }
    throw fault("make", path)
  }

  private func fault(_ action: String, _ path: String) -> DiagnosticFailure {
    DiagnosticFailure("cannot \(action) \"\(path)\": \(String(cString: strerror(errno)))")
  }
}
