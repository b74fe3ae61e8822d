import StoreSearch
import StoreTransport
import TestSupport
import Testing

@Suite("Addresses")
struct AddressTests {
  @Test(
    "What is searched for arrives as it was encoded",
    arguments: [
      "jazz", "R&B", "C++", "AC/DC", "100%", "東京", "👩🏽‍🎤 & 🎷", "a b  c", "#1?", "x=y", "\"q\"", "é", "..",
      "a%2Fb", "~-_.*",
      "\\", "[1]", "{x}|^`", "\u{7F}\u{1}", "",
    ])
  func query(term: String) throws {
    let server = try LoopbackServer(LoopbackAnswer())
    let request = StoreRequest(.search, [.init("term", term), .init("country", "US")])
    #expect(server.get("/" + request.address).status == 200)
    #expect(server.requests.map(\.target) == ["/" + request.address])
  }

  @Test(
    "A path is not put in order",
    arguments: ["/", "/a/../b", "/./a//b", "/WebObjects/a.woa/wa/x?y=z", "/%41"])
  func path(_ target: String) throws {
    let server = try LoopbackServer(LoopbackAnswer())
    #expect(server.get(target).status == 200)
    #expect(server.requests.map(\.target) == [target])
  }

  @Test(
    "Only http and https addresses are gone to",
    arguments: [
      "", "x", "file:///etc/passwd", "ftp://127.0.0.1/", "dict://127.0.0.1/", "http://",
      "//127.0.0.1/",
      "http://[::1/", "http://127.0.0.1:99999/", "http://a b/", "data:,x", "smb://127.0.0.1/x",
    ])
  func schemes(address: String) {
    #expect(CurlTransport(userAgent: "Test/1").get(address, limits: .patient).fault == .other(code: 3))
  }
}
