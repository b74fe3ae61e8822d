import StoreTransport
import TestSupport
import Testing

@Suite("Loading libcurl")
struct LibraryTests {
  @Test(
    "A library that is missing or another one is a fault with the system's words",
    arguments: [("libcurl-not-there.so.9", "libcurl-not-there.so.9"), ("libm.so.6", "curl_global_init")])
  func missing(library: String, words: String) throws {
    let server = try LoopbackServer(LoopbackAnswer())
    let transport = CurlTransport(userAgent: "Test/1", library: library)
    transport.cancel()
    guard case .libraryMissing(let said) = transport.get(server.origin + "/", limits: .patient).fault else {
      Issue.record("not missed")
      return
    }
    #expect(said.contains(words))
    #expect(server.requests.isEmpty)
  }
}
