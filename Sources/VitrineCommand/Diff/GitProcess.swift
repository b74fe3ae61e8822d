internal import Diagnostics
internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A git command that runs in a site's folder.
///
/// Its messages are in English, as the command's own are, and go to a file, so that it never waits for somebody to read
/// them.
final class GitProcess {
  private let process = Process()
  private let input = Pipe()
  private let messages: FileHandle?
  /// What it prints.
  let output: PipeReader

  /// The most bytes of its messages that are looked at.
  private static let mostMessages = 4_096
  /// How `env` ends when it does not find the program.
  private static let notFound: Int32 = 127

  /// Starts it.
  init(_ arguments: [String], in folder: SiteFolder) throws(DiagnosticFailure) {
    let printed = Pipe()
    messages = Self.temporaryFile()
    output = PipeReader(printed.fileHandleForReading)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
    process.standardInput = input
    process.standardOutput = printed
    process.standardError = messages ?? FileHandle.nullDevice
    do { try process.run() } catch { throw Self.missingProgram }
  }

  /// Asks something of it, a line at a time; a process that has ended takes nothing, which its output shows.
  func ask(_ line: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Ends its input and waits until it ends; returns what it said when that was a failure.
  func finish() throws(DiagnosticFailure) -> String? {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    if process.terminationStatus == Self.notFound { throw Self.missingProgram }
    return lastMessage ?? "it ended with status \(process.terminationStatus)"
  }

  /// The first line of its messages, without the word that git begins it with.
  private var lastMessage: String? {
    guard let messages, (try? messages.seek(toOffset: 0)) != nil,
      let data = try? messages.read(upToCount: Self.mostMessages)
    else { return nil }
    guard let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first else { return nil }
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : String(line)
  }

  /// A file without a name, which is gone when it is closed.
  private static func temporaryFile() -> FileHandle? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    return FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
  }

  private static let missingProgram = DiagnosticFailure(
    "git could not be started", hint: "install git, or name a folder of snapshots")
}
