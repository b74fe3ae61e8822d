import Foundation
import StoreSearch
import Testing

@Suite("Requests to the store")
struct StoreRequestTests {
  @Test(
    "carry a term as it was typed",
    arguments: [
      ("miles davis", "miles+davis"), ("R&B", "R%26B"), ("C++", "C%2B%2B"), ("AC/DC", "AC%2FDC"),
      ("100%", "100%25"), ("東京", "%E6%9D%B1%E4%BA%AC"), ("🎷", "%F0%9F%8E%B7"), ("a=b?c#d", "a%3Db%3Fc%23d"),
      ("~'()!*-._", "%7E%27%28%29%21*-._"), ("\t\n\u{1}", "%09%0A%01"), ("é", "%C3%A9"), ("", ""),
    ])
  func terms(_ term: String, _ encoded: String) {
    #expect(StoreRequest(.search, [.init("term", term)]).address == "search?term=\(encoded)")
  }

  @Test(
    "are read back by a form's decoding, whatever the term",
    arguments: ["a+b c&d=e", "%41", "+", "日本語 & \u{202E}abc", "\u{0}"])
  func decoding(_ term: String) throws {
    let address = StoreRequest(.search, [.init("term", term), .init("country", "GB")]).address
    let query = try #require(address.split(separator: "?", maxSplits: 1).last)
    let pairs = query.split(separator: "&").map { $0.split(separator: "=", omittingEmptySubsequences: false) }
    let decoded = pairs.map { pair in
      pair.map { $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding }
    }
    #expect(decoded == [["term", term], ["country", "GB"]])
  }

  @Test("keep their parameters in order")
  func order() {
    let request = StoreRequest(.lookup, [.init("id", "1,2"), .init("country", "US"), .init("limit", "200")])
    #expect(request.address == "lookup?id=1%2C2&country=US&limit=200")
  }
}
