import Testing

@testable import Publishing

// The order is not visible from outside except in the manifest, but everything rests on it.
@Suite("The order of paths")
struct PathOrderTests {
  private func spans(_ paths: [String], in arena: inout PathArena) -> [PathSpan] {
    paths.map { path in Array(path.utf8).withUnsafeBufferPointer { arena.append($0) } }
  }

  @Test("what is below a folder comes directly after the folder's name, whatever bytes follow a name")
  func below() {
    let ordered = [
      "a", "a/a", "a/a/z", "a/b", "a b", "a!", "a-b", "a-b/c", "a.html", "aa", "b", "é", "é/a", "é-",
    ]
    var arena = PathArena()
    var shuffled = spans(ordered.reversed(), in: &arena)
    arena.sort(&shuffled) { $0 }
    #expect(shuffled.map(arena.text) == ordered)
  }

  @Test(
    "two arenas agree on the order, and a path is below a folder only at a slash",
    arguments: [
      ("a/b", "a", true), ("a/b/c", "a/b", true), ("a", "a", false), ("ab", "a", false), ("a-b", "a", false),
      ("a", "a/b", false), ("b/a", "a", false), ("é/x", "é", true),
    ])
  func isBelow(path: String, folder: String, expected: Bool) {
    var (one, other) = (PathArena(), PathArena())
    _ = spans(["padding"], in: &other)
    let inner = spans([path], in: &one)[0]
    let outer = spans([folder], in: &other)[0]
    #expect(one.isPath(inner, below: outer, of: other) == expected)
    #expect(one.order(inner, outer, of: other).signum() == -other.order(outer, inner, of: one).signum())
    #expect((one.order(inner, outer, of: other) == 0) == (path == folder))
  }

  @Test(
    "two paths share the folders that both are in",
    arguments: [
      ("a/b/c", "a/b/d", 3), ("a/b", "a/b/c", 1), ("a/b", "a/bc", 1), ("a", "a/b", 0), ("ab/c", "ac/c", 0),
      ("a/b/c", "a/c/c", 1), ("é/x", "é/y", 2),
    ])
  func shared(one: String, other: String, length: Int) {
    var arena = PathArena()
    let both = spans([one, other], in: &arena)
    #expect(arena.sharedFolder(both[0], both[1]) == length)
    #expect(arena.sharedFolder(both[1], both[0]) == length)
  }

  @Test(
    "a manifest finds its files, and the folders on the way to them",
    arguments: [
      ("a/b", true, false), ("a", false, true), ("a/b/c", false, false), ("c", true, true),
      ("c/d", true, false),
      ("b", false, false), ("", false, false), ("z", false, false), ("c-", false, false),
    ])
  func lookup(path: String, isFile: Bool, isFolder: Bool) throws {
    let text = Array("vitrine manifest 1\na/b\nc\nc/d\nc-d\n".utf8)
    let manifest = try #require(text.withUnsafeBufferPointer { Manifest($0) })
    var arena = PathArena()
    let span = spans([path], in: &arena)[0]
    #expect(manifest.isClean)
    #expect(manifest.contains(span, in: arena) == isFile)
    #expect(manifest.containsPath(below: span, in: arena) == isFolder)
  }

  @Test(
    "a path buffer knows name, parent and components",
    arguments: [
      ("a", "a", 0, [1]), ("a/bc", "bc", 1, [1, 4]), ("ab/c/d.html", "d.html", 4, [2, 4, 11]),
    ])
  func buffer(path: String, name: String, parentEnd: Int, ends: [Int]) {
    let buffer = PathBuffer()
    #expect(buffer.load(path) == nil)
    #expect(buffer.load("/bad") == .emptyComponent)
    #expect(buffer.text == path && String(cString: buffer.name) == name && buffer.parentEnd == parentEnd)
    var found: [Int] = []
    var start = 0
    while start < buffer.length {
      found.append(buffer.componentEnd(from: start))
      start = found[found.count - 1] + 1
    }
    #expect(found == ends)
    var arena = PathArena()
    let span = arena.append(buffer)
    #expect(buffer.load("x/y") == nil)
    buffer.load(span, of: arena)
    #expect(buffer.text == path && String(cString: buffer.name) == name && buffer.parentEnd == parentEnd)
    #expect(buffer.cut(at: ends[0]) { String(cString: $0) } == String(path.utf8.prefix(ends[0])))
  }
}
