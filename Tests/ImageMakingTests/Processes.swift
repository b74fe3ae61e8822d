import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processes as `/proc` shows them.
enum Processes {
  /// The `vitrine` that was built together with the tests.
  static let vitrine: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("vitrine").path
  }()

  /// Those with this word in their command line, also ended ones that nobody waited for.
  static func running(_ word: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { id in
      guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return false }
      return line.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == word }
    }
  }

  /// How many children of this process that ran a program ended and were not waited for. Other tests have children too,
  /// so the program must be one that no other test uses.
  static func zombies(of program: String) -> Int {
    // The system keeps fifteen bytes of the name (proc_pid_stat(5)).
    let name = URL(fileURLWithPath: program).lastPathComponent.prefix(15)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { id in
      guard pid_t(id) != nil, let line = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      else { return false }
      guard line.contains(" (\(name)) ") else { return false }
      let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 && fields[0] == "Z" && fields[1] == "\(getpid())"
    }.count
  }

  /// A line of a process' status.
  static func status(_ id: pid_t, _ name: String) -> String? {
    let lines = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8))?.split(separator: "\n")
    return lines?.first { $0.hasPrefix("\(name):") }.map {
      $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
    }
  }

  /// Sends a signal.
  static func send(_ signal: Int32, to id: pid_t) {
    #if canImport(Glibc)
      Glibc.kill(id, signal)
    #else
      Darwin.kill(id, signal)
    #endif
  }
}
