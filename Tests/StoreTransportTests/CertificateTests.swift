import StoreTransport
import TestSupport
import Testing

@Suite("Certificates")
struct CertificateTests {
  @Test("A certificate that nobody vouches for is refused, in words")
  func unknown() throws {
    let server = try LoopbackTLSServer()
    let fault = CurlTransport(userAgent: "Test/1").get("https://127.0.0.1:\(server.port)/", limits: .patient)
      .fault
    guard case .tls(let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words.contains("certificate"))
    #expect(fault?.isTransient == false)
  }

  @Test("A certificate that is trusted is taken")
  func trusted() throws {
    let server = try LoopbackTLSServer()
    let transport = CurlTransport(userAgent: "Test/1", certificates: server.certificate)
    #expect(transport.get("https://127.0.0.1:\(server.port)/", limits: .patient).status == 200)
  }

  @Test("A trusted certificate for another host is refused")
  func otherHost() throws {
    let server = try LoopbackTLSServer(name: "DNS:store.example")
    let transport = CurlTransport(userAgent: "Test/1", certificates: server.certificate)
    let fault = transport.get("https://127.0.0.1:\(server.port)/", limits: .patient).fault
    guard case .tls(let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words.contains("127.0.0.1"))
  }

  @Test("A server that does not speak TLS is not waited for")
  func plain() throws {
    let server = try LoopbackServer(.raw("HTTP/1.1 400 Bad\r\n\r\n"))
    let transport = CurlTransport(userAgent: "Test/1")
    let fault = transport.get("https://127.0.0.1:\(server.port)/", limits: .hasty).fault
    guard case .tls = fault else {
      #expect(fault == .timedOut)
      return
    }
  }

  @Test("A file of certificates that is not there is named")
  func missingFile() throws {
    let server = try LoopbackTLSServer()
    let transport = CurlTransport(userAgent: "Test/1", certificates: "/not/there.pem")
    let fault = transport.get("https://127.0.0.1:\(server.port)/", limits: .patient).fault
    guard case .tls(let words) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
    #expect(words.contains("/not/there.pem"))
  }
}
