import StoreTransport
import Testing

@Suite("Words for faults")
struct WordingTests {
  private static let faults: [(TransportFault, String)] = [
    (.timedOut, "no answer came in time"),
    (.hostNotFound("store.example"), "the host \"store.example\" cannot be found"),
    (.cannotConnect("store.example:443"), "there is no connection to store.example:443"),
    (.proxyRefused(status: 403), "the proxy refused the connection with status 403"),
    (.connectionLost, "the connection was lost"),
    (.truncated, "the connection was closed before the answer was complete"),
    (.tls("certificate has expired"), "no secure connection can be made: certificate has expired"),
    (.tooLarge(limit: 1_000), "the answer has more than the 1000 bytes allowed"),
    (.redirected(to: "https://a/"), "the answer redirects to another place: https://a/"),
    (.tooManyRedirects(limit: 5), "the answer redirects more than 5 times"),
    (.notHTTP, "what came is not a well-formed HTTP answer"),
    (.interrupted, "the transfer was interrupted"),
    (.libraryMissing("no file"), "libcurl cannot be loaded: no file"),
    (.other(code: 43), "the transfer failed with libcurl's error 43"),
  ]

  @Test("Every fault is told in a clause, with what to do where something can be done", arguments: faults)
  func message(fault: TransportFault, message: String) {
    #expect(fault.message == message)
    #expect(fault.hint?.hasSuffix(".") != true)
    #expect((fault.hint == nil) == [.interrupted, .other(code: 43)].contains(fault))
  }

  @Test("A fault of the moment is worth another try, one of the place is not", arguments: faults.map(\.0))
  func meaning(fault: TransportFault) {
    let transient: [TransportFault] = [
      .timedOut, .hostNotFound("store.example"), .cannotConnect("store.example:443"), .connectionLost,
      .truncated,
    ]
    let unreachable: [TransportFault] = [
      .hostNotFound("store.example"), .cannotConnect("store.example:443"), .proxyRefused(status: 403),
      .tls("certificate has expired"), .libraryMissing("no file"),
    ]
    #expect(fault.isTransient == transient.contains(fault))
    #expect(fault.isUnreachable == unreachable.contains(fault))
  }

  @Test("Marks in a foreign text that would change how a line reads are replaced")
  func invisible() {
    let message = TransportFault.redirected(to: "http://a\u{202E}b\u{1B}[31m/\u{200B}é").message
    #expect(message.hasSuffix("http://a\u{FFFD}b\u{FFFD}[31m/\u{FFFD}é"))
  }

  @Test("A foreign text is shown in part when it is long")
  func long() {
    let message = TransportFault.redirected(to: String(repeating: "x", count: 5_000)).message
    #expect(message.count < 300)
    #expect(message.hasSuffix("x…"))
    #expect(TransportFault.tls(String(repeating: "e\u{301}", count: 100)).message.hasSuffix("e\u{301}"))
  }
}
