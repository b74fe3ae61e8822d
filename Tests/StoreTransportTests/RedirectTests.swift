import StoreTransport
import TestSupport
import Testing

@Suite("Redirects")
struct RedirectTests {
  @Test("One that stays with the server is followed", arguments: [301, 302, 303, 307, 308])
  func followed(status: Int) throws {
    let server = try LoopbackServer { request in
      request.target == "/a?b" ? .redirect(to: "/c?d=%2F", status: status) : LoopbackAnswer(body: "abc".bytes)
    }
    #expect(server.get("/a?b").text == "abc")
    #expect(server.requests.map(\.target) == ["/a?b", "/c?d=%2F"])
    #expect(server.requests.map(\.connection) == [0, 0])
    #expect(server.requests.last?["User-Agent"] == "Test/1")
  }

  @Test(
    "An address may be given in any way",
    arguments: [
      ("/x/y", "/x/y"), ("y", "/a/y"), ("../y", "/y"), ("?q", "/a/b?q"), ("//127.0.0.1:PORT/z", "/z"),
      ("http://127.0.0.1:PORT", "/"), ("HTTP://127.0.0.1:PORT/Z#f", "/Z"), ("/y z", "/y%20z"),
    ])
  func relative(location: String, target: String) throws {
    let server = try LoopbackServer { request in
      guard request.target == "/a/b" else { return LoopbackAnswer() }
      let host = request["Host"] ?? ""
      return .redirect(to: location.replacing("127.0.0.1:PORT", with: host))
    }
    #expect(server.get("/a/b").status == 200)
    #expect(server.requests.map(\.target) == ["/a/b", target])
  }

  @Test(
    "One to another scheme, host or port is not followed",
    arguments: [
      ("http://127.0.0.1:1/x", "http://127.0.0.1:1/x"), ("http://localhost:PORT/", "http://localhost:PORT/"),
      ("http://127.0.0.1/", "http://127.0.0.1/"), ("https://127.0.0.1:PORT/", "https://127.0.0.1:PORT/"),
      ("//store.example/login", "http://store.example/login"), ("ftp://127.0.0.1/", "ftp://127.0.0.1/"),
      ("file:///etc/passwd", "file:///etc/passwd"),
      ("http://127.0.0.1:PORT@evil.example/", "http://127.0.0.1:PORT@evil.example/"),
      ("//[::1%25eth0]:80/x", "http://[::1%25eth0]:80/x"), ("//xn--zzz-.\u{202E}/", nil),
      ("//a%00b%2F/x", nil),
      ("//h:99999999999999/x", nil),
    ] as [(String, String?)])
  func refused(location: String, target: String?) throws {
    let server = try LoopbackServer { request in
      let port = request["Host"]?.split(separator: ":").last ?? ""
      return .redirect(to: location.replacing("PORT", with: port))
    }
    let fault = server.get().fault
    guard case .redirected(let shown) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    if let target { #expect(shown == target.replacing("PORT", with: "\(server.port)")) }
    #expect(server.requests.count == 1)
  }

  @Test(
    "Five in a row are followed and no more",
    arguments: [(5, TransportFault?.none), (6, .tooManyRedirects(limit: 5))])
  func limit(count: Int, fault: TransportFault?) throws {
    let server = try LoopbackServer { request in
      let number = Int(request.target.dropFirst()) ?? 0
      return number < count ? .redirect(to: "/\(number + 1)") : LoopbackAnswer()
    }
    #expect(server.get("/0").fault == fault)
    #expect(server.requests.count == 6)
  }

  @Test(
    "An answer that does not say where to is an answer",
    arguments: [
      LoopbackAnswer(status: 302), LoopbackAnswer(status: 304, fields: [("Location", "/x")]),
      LoopbackAnswer(status: 200, fields: [("Location", "/x")]),
      LoopbackAnswer(status: 300, fields: [("Location", "/x")]),
    ])
  func nowhere(answer: LoopbackAnswer) throws {
    let server = try LoopbackServer(answer)
    #expect(server.get().fault == nil)
    #expect(server.requests.count == 1)
  }

  @Test("The body of one is limited as well")
  func body() throws {
    let head = LoopbackAnswer.head(status: 302, fields: [("Location", "/x")])
    let server = try LoopbackServer(LoopbackAnswer([.send(head), .fill(50 << 20), .close]))
    #expect(server.get(limits: TransferLimits(bytes: 1_000)).fault == .tooLarge(limit: 1_000))
  }

  @Test("Fields behind the body of one do no harm")
  func trailer() throws {
    let server = try LoopbackServer { request in
      request.target == "/"
        ? .chunked(["abc".bytes], trailer: [("X", "y")], status: 301, fields: [("Location", "/x")])
        : LoopbackAnswer()
    }
    #expect(server.get().status == 200)
  }
}
