import StoreTransport
import TestSupport
import Testing

@Suite("Answers of a server")
struct AnswerTests {
  private static let long = String(repeating: "back number\n", count: 10_000)

  @Test(
    "A body comes as it was sent, however it was sent",
    arguments: [
      ("with its length", LoopbackAnswer(body: long.bytes)),
      ("empty", LoopbackAnswer()),
      ("in chunks", .chunked(["back ".bytes, "number".bytes])),
      ("in chunks with fields behind", .chunked(["abc".bytes], trailer: [("Expires", "never")])),
      ("compressed", .gzipped(long.bytes)),
      ("compressed, of no bytes", .gzipped([])),
      ("up to the end of the connection", .raw("HTTP/1.1 200 OK\r\n\r\nabc")),
      ("in HTTP/1.0", .raw("HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\nabc")),
      ("without a reason", .raw("HTTP/1.1 200\r\nContent-Length: 3\r\n\r\nabc")),
      ("with bare line feeds", .raw("HTTP/1.1 200 OK\nContent-Length: 3\n\nabc")),
      ("longer than its length", .raw("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef")),
      (
        "behind an interim answer",
        LoopbackAnswer([.send("HTTP/1.1 103 Early\r\nLink: x\r\n\r\n".bytes)]).and("abc")
      ),
      ("in pieces", .trickled(["a".bytes, "b".bytes, "c".bytes], every: .milliseconds(10))),
      ("late", LoopbackAnswer(body: "abc".bytes).delayed(by: .milliseconds(50))),
    ])
  func body(how: String, answer: LoopbackAnswer) throws {
    let expected =
      switch how {
      case "with its length", "compressed": Self.long
      case "empty", "compressed, of no bytes": ""
      case "in chunks": "back number"
      default: "abc"
      }
    let result = try LoopbackServer(answer).get()
    #expect(result.status == 200)
    #expect(result.text == expected)
  }

  @Test("Any status is an answer", arguments: [200, 204, 300, 304, 400, 401, 403, 404, 407, 429, 500, 503])
  func status(_ status: Int) throws {
    let fields = [("WWW-Authenticate", "Basic realm=\"x\""), ("Proxy-Authenticate", "Basic realm=\"x\"")]
    let body = [204, 304].contains(status) ? "" : "words"
    let result = try LoopbackServer(LoopbackAnswer(status: status, fields: fields, body: body.bytes)).get()
    #expect(result.status == status)
    #expect(result.text == body)
  }

  @Test(
    "Retry-After and Date are given as sent",
    arguments: [
      ("Retry-After: 120", "120", nil),
      ("retry-after:  Wed, 21 Oct 2015 07:28:00 GMT \t", "Wed, 21 Oct 2015 07:28:00 GMT", nil),
      ("Retry-After:", "", nil),
      ("Retry-After: 1\r\nRetry-After: 2", "1", nil),
      ("Retry-Afters: 1", nil, nil),
      ("X-Retry-After: 1", nil, nil),
      ("RETRY-AFTER: soon\r\nDATE: today", "soon", "today"),
      ("Date: \u{65E5}", nil, "\u{65E5}"),
    ] as [(String, String?, String?)])
  func fields(sent: String, retryAfter: String?, date: String?) throws {
    let answer = LoopbackAnswer.raw("HTTP/1.1 503 Busy\r\n\(sent)\r\nContent-Length: 0\r\n\r\n")
    let got = try LoopbackServer(answer).get().get()
    #expect(got == HTTPAnswer(status: 503, retryAfter: retryAfter, date: date, body: []))
  }

  @Test("Fields of interim answers and behind the body do not count")
  func foreignFields() throws {
    let interim = LoopbackAnswer.raw(
      "HTTP/1.1 103 Early\r\nRetry-After: 1\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    #expect(try LoopbackServer(interim).get().get().retryAfter == nil)
    let trailer = LoopbackAnswer.chunked(["abc".bytes], trailer: [("Retry-After", "1"), ("HTTP/1.1", "x")])
    #expect(try LoopbackServer(trailer).get().get() == HTTPAnswer(status: 200, body: "abc".bytes))
    let empty = LoopbackAnswer.chunked([], trailer: [("Retry-After", "1")])
    #expect(try LoopbackServer(empty).get().get() == HTTPAnswer(status: 200, body: []))
  }

  @Test("A request says who asks, what for, and carries no cookies on")
  func request() throws {
    let server = try LoopbackServer(LoopbackAnswer(fields: [("Set-Cookie", "a=b; Path=/")]))
    let transport = CurlTransport(userAgent: "Vitrine/2.0 (+https://example.org/)")
    for _ in 0..<2 { #expect(transport.get(server.origin + "/", limits: .patient).status == 200) }
    let request = try #require(server.requests.last)
    #expect(request.method == "GET")
    #expect(request["User-Agent"] == "Vitrine/2.0 (+https://example.org/)")
    #expect(request["Accept"] == "application/json, text/javascript")
    #expect(request["Accept-Encoding"] == "gzip")
    #expect(request["Host"] == "127.0.0.1:\(server.port)")
    #expect(Set(request.fields.map(\.name)) == ["Host", "User-Agent", "Accept", "Accept-Encoding"])
  }
}

extension LoopbackAnswer {
  /// The same with a complete answer of this body behind it.
  fileprivate func and(_ body: String) -> Self { Self(steps + LoopbackAnswer(body: body.bytes).steps) }
}
