import Foundation
import StoreTransport
import TestSupport
import Testing

@Suite("Proxies")
struct ProxyTests {
  private static let variables = [
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
  ]

  /// Gets an address with nothing but these variables about proxies, in a process of its own.
  private static func get(
    _ address: String, with settings: [String: String]
  ) -> Result<HTTPAnswer, TransportFault> {
    for name in variables { unsetenv(name) }
    for (name, value) in settings { setenv(name, value, 1) }
    return CurlTransport(userAgent: "Test/1").get(address, limits: .patient)
  }

  @Test(
    "The proxy of the environment is asked in the store's place",
    arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
  func plain(variable: String) async throws {
    let proxy = try LoopbackServer(LoopbackAnswer(body: "abc".bytes))
    await #expect(processExitsWith: .success) {
      [variable = variable as String, origin = proxy.origin as String] in
      let result = Self.get("http://store.example/search?term=r%26b", with: [variable: origin])
      #expect(result.text == "abc")
    }
    #expect(proxy.requests.map(\.target) == ["http://store.example/search?term=r%26b"])
  }

  @Test(
    "A secure connection is made through the proxy",
    arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
  func secure(variable: String) async throws {
    let proxy = try LoopbackServer(LoopbackAnswer(status: 403))
    await #expect(processExitsWith: .success) {
      [variable = variable as String, origin = proxy.origin as String] in
      let result = Self.get("https://store.example/search", with: [variable: origin])
      #expect(result.fault == .proxyRefused(status: 403))
    }
    #expect(proxy.requests.map(\.method) == ["CONNECT"])
    #expect(proxy.requests.map(\.target) == ["store.example:443"])
  }

  @Test("What no_proxy names is asked directly", arguments: ["no_proxy", "NO_PROXY"])
  func exception(variable: String) async throws {
    let server = try LoopbackServer(LoopbackAnswer(body: "abc".bytes))
    await #expect(processExitsWith: .success) {
      [variable = variable as String, origin = server.origin as String] in
      let settings = ["http_proxy": "http://127.0.0.1:1", variable: "example.org,127.0.0.1"]
      #expect(Self.get(origin + "/", with: settings).text == "abc")
    }
    #expect(server.requests.count == 1)
  }

  @Test("A proxy that is not there is named")
  func absent() async {
    await #expect(processExitsWith: .success) {
      let result = Self.get("http://store.example/", with: ["http_proxy": "http://127.0.0.1:1"])
      #expect(result.fault == .cannotConnect("127.0.0.1:1"))
      let host = String(repeating: "a", count: 70) + ".invalid"
      #expect(
        Self.get("http://store.example/", with: ["http_proxy": "http://\(host)"]).fault == .hostNotFound(host)
      )
    }
  }
}
