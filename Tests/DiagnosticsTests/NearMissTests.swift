import Diagnostics
import Testing

@Suite("Near misses")
struct NearMissTests {
  @Test(
    "A misspelt word finds the one that was meant",
    arguments: [
      ("titel", "title"), ("tilte", "title"), ("title ", "title"), ("TITLE", "title"),
      ("serches", "searches"),
      ("base_url", "base-url"), ("langauge", "language"), ("intr", "intro"),
    ])
  func found(_ word: String, _ expected: String) {
    #expect(
      NearMiss.nearest(to: word, in: ["intro", "title", "searches", "base-url", "language"]) == expected)
  }

  @Test(
    "A word unlike any other finds nothing",
    arguments: ["xyz", "", "store", String(repeating: "title", count: 500)])
  func notFound(_ word: String) {
    #expect(NearMiss.nearest(to: word, in: ["title", "searches"]) == nil)
  }

  @Test("Of equally near words the first wins, and a nearer one wins over it")
  func order() {
    #expect(NearMiss.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(NearMiss.nearest(to: "hat", in: ["cat", "hat"]) == "hat")
  }

  @Test("The hint falls back on the known words, the first of them when they are many")
  func hints() {
    #expect(NearMiss.hint(for: "titel", in: ["title", "url"]) == "did you mean \"title\"?")
    #expect(NearMiss.hint(for: "something", in: ["title", "url"]) == "known here: title, url")
    let many = (0..<50).map { "key\($0)" }
    #expect(NearMiss.hint(for: "something", in: many)?.hasSuffix("key14, key15, …") == true)
    #expect(NearMiss.hint(for: "something", in: []) == nil)
  }
}
