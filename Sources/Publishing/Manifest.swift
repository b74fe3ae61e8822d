internal import Records

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The files that a build owns in its output folder.
///
/// Text: a first line with the version, then a path on each line, folders directly before what is below them.
/// A manifest may come from anywhere, so each line is checked like a path to be written; a bad one is ignored.
struct Manifest: Sendable {
  /// The file's name in the control folder.
  static let name = "manifest"
  /// Its path in the output folder.
  static let path = "\(OutputPath.controlFolder)/\(name)"
  /// The first line of the version we write and read.
  static let heading = "vitrine manifest 1\n"
  /// A larger file is not ours: it would name millions of pages.
  static let mostBytes = 256 << 20
  /// How many bytes a line has, about.
  private static let usualLine = 64
  /// How many bad lines are reported.
  static let mostIgnoredLines = 20

  /// Where the paths' bytes are: the text's, at their places in it.
  private(set) var arena = PathArena()
  /// The paths, ascending, none twice.
  private(set) var paths: [PathSpan] = []
  /// The first bad lines.
  private(set) var ignoredLines: [OutputReport.IgnoredLine] = []
  /// Whether this is, byte for byte, what writing it again would give.
  private(set) var isClean = false
  /// The hash of the text; nil when writing it again would give another.
  private(set) var hash: UInt64?

  /// No files, and not on disk.
  init() {}

  /// Reads a manifest's text; nil when its first line is not ours.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let heading = Array(Self.heading.utf8)
    guard text.count >= heading.count, text.prefix(heading.count).elementsEqual(heading) else { return nil }
    isClean = true
    arena = PathArena(text: text)
    paths.reserveCapacity(text.count / Self.usualLine)
    var start = heading.count
    var number = 2
    while start < text.count {
      let end = Self.lineEnd(text, from: start)
      read(text, start..<(end ?? text.count), number: number, isWhole: end != nil)
      start = (end ?? text.count) + 1
      number += 1
    }
    putInOrder()
    if isClean { hash = ContentHash.number(UnsafeRawBufferPointer(text)) }
  }

  /// Where a path is in `paths`, or would be.
  func index(of span: PathSpan, in other: PathArena) -> (index: Int, isPresent: Bool) {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      let order = arena.order(paths[middle], span, of: other)
      if order == 0 { return (middle, true) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }

  /// Whether a file is owned.
  func contains(_ span: PathSpan, in other: PathArena) -> Bool {
    index(of: span, in: other).isPresent
  }

  /// Whether a folder has an owned file below it.
  func containsPath(below span: PathSpan, in other: PathArena) -> Bool {
    let found = index(of: span, in: other)
    let next = found.isPresent ? found.index + 1 : found.index
    return next < paths.count && arena.isPath(paths[next], below: span, of: other)
  }

  private static func lineEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = text.baseAddress else { return nil }
    let found = memchr(base + start, Int32(UInt8(ascii: "\n")), text.count - start)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
  }

  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, number: Int, isWhole: Bool
  ) {
    let problem = OutputPath.problem(in: UnsafeBufferPointer(rebasing: text[line]))
    if isWhole, problem == nil {
      paths.append(PathSpan(start: line.lowerBound, length: line.count))
      return
    }
    isClean = false
    guard ignoredLines.count < Self.mostIgnoredLines else { return }
    ignoredLines.append(OutputReport.IgnoredLine(number: number, problem: problem))
  }

  private mutating func putInOrder() {
    let arena = arena
    let isAscending = zip(paths, paths.dropFirst()).allSatisfy { arena.order($0, $1, of: arena) < 0 }
    if isAscending { return }
    isClean = false
    arena.sort(&paths) { $0 }
    var unique: [PathSpan] = []
    for path in paths {
      if let last = unique.last, arena.order(last, path, of: arena) == 0 { continue }
      unique.append(path)
    }
    paths = unique
  }
}
