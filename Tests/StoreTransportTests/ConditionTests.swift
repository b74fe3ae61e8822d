import StoreTransport
import TestSupport
import Testing

@Suite("Asking whether something has changed")
struct ConditionTests {
  private static func request(
    _ server: LoopbackServer, _ path: String = "/", tag: String? = nil, date: String? = nil
  ) -> HTTPRequest {
    HTTPRequest(
      server.origin + path, content: .picture, entityTag: tag.flatMap(HTTPValidator.init),
      lastModified: date.flatMap(HTTPValidator.init))
  }

  private static func get(_ request: HTTPRequest) throws -> HTTPAnswer {
    try CurlTransport(userAgent: "Test/1").get(request, limits: .patient).get()
  }

  @Test(
    "The conditions are sent as they are known, and no others",
    arguments: [
      (nil, nil), ("\"abc\"", nil), ("W/\"abc\"", "Mon, 30 Nov 2026 12:00:00 GMT"), ("unquoted", nil),
      (nil, "Mon, 30 Nov 2026 12:00:00 GMT"), ("\"a, b; c\"", nil),
    ] as [(String?, String?)])
  func sent(tag: String?, date: String?) throws {
    let server = try LoopbackServer(LoopbackAnswer(status: 304))
    let request = Self.request(server, tag: tag, date: date)
    #expect(request.isConditional == (tag != nil || date != nil))
    #expect(try Self.get(request).status == 304)
    let got = try #require(server.requests.first)
    #expect(got["If-None-Match"] == tag)
    #expect(got["If-Modified-Since"] == date)
    #expect(got["Accept"] == "image/jpeg, image/png, image/webp, image/avif, image/gif")
  }

  @Test("They are sent on to where a redirect leads, and not with the next request")
  func redirected() throws {
    let server = try LoopbackServer { request in
      request.target == "/" ? .redirect(to: "/there") : LoopbackAnswer(status: 304)
    }
    let transport = CurlTransport(userAgent: "Test/1")
    let request = Self.request(server, tag: "\"abc\"")
    #expect(try transport.get(request, limits: .patient).get().status == 304)
    #expect(transport.get("\(server.origin)/there", limits: .patient).status == 304)
    #expect(server.requests.map { $0["If-None-Match"] } == ["\"abc\"", "\"abc\"", nil])
  }

  @Test("What an answer is called is given as sent")
  func received() throws {
    let fields = [("ETag", "\"abc\""), ("Last-Modified", "Mon, 30 Nov 2026 12:00:00 GMT")]
    let server = try LoopbackServer(LoopbackAnswer(fields: fields, body: "x".bytes))
    let answer = try Self.get(Self.request(server))
    #expect(answer.entityTag?.text == "\"abc\"")
    #expect(answer.lastModified?.text == "Mon, 30 Nov 2026 12:00:00 GMT")
  }

  @Test("An answer that nothing has changed has no body, whatever it says, and leaves the connection usable")
  func notModified() throws {
    let head = "HTTP/1.1 304 Not Modified\r\nETag: \"abc\"\r\nContent-Length: 5\r\n\r\n"
    let server = try LoopbackServer { request in
      request["If-None-Match"] == nil
        ? LoopbackAnswer(body: "whole".bytes) : LoopbackAnswer([.send(head.bytes)])
    }
    let transport = CurlTransport(userAgent: "Test/1")
    let answer = try transport.get(Self.request(server, tag: "\"abc\""), limits: .patient).get()
    #expect(answer.status == 304 && answer.body.isEmpty && answer.entityTag?.text == "\"abc\"")
    #expect(transport.get(server.origin + "/", limits: .patient).text == "whole")
    #expect(server.requests.map(\.connection) == [0, 0])
  }

  @Test(
    "What could not be sent back is not kept",
    arguments: [
      "ETag: \(String(repeating: "x", count: 10_000))", "ETag: \"a\u{7}b\"", "ETag: \"日\"", "ETag:",
      "ETag:   ",
      "Etags: \"abc\"", "X-ETag: \"abc\"", "ETag: \"a\u{1B}[31m\"",
    ])
  func hostile(field: String) throws {
    let answer = LoopbackAnswer.raw("HTTP/1.1 200 OK\r\n\(field)\r\nContent-Length: 0\r\n\r\n")
    #expect(try LoopbackServer(answer).get().get().entityTag == nil)
  }

  @Test("Fields of interim answers and behind the body do not count")
  func foreign() throws {
    let interim = LoopbackAnswer.raw(
      "HTTP/1.1 103 Early\r\nETag: \"a\"\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    #expect(try LoopbackServer(interim).get().get().entityTag == nil)
    let trailer = LoopbackAnswer.chunked(["abc".bytes], trailer: [("ETag", "\"a\""), ("Last-Modified", "x")])
    let answer = try LoopbackServer(trailer).get().get()
    #expect(answer.entityTag == nil && answer.lastModified == nil)
  }

  @Test(
    "Only printable text of some length is taken for one",
    arguments: [
      ("\"abc\"", true), (" ", true), ("", false), ("a\r\nX: y", false), ("a\u{0}", false), ("é", false),
      (String(repeating: "x", count: 256), true), (String(repeating: "x", count: 257), false),
      ("\u{7F}", false),
    ])
  func validators(text: String, isTaken: Bool) {
    #expect(HTTPValidator(text)?.text == (isTaken ? text : nil))
  }
}
