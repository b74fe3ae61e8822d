import CatalogModel
import Testing

@Suite("Values to look things up by, and the store's address")
struct ConfigurationLookupValueTests {
  @Test(
    "equal values have one form",
    arguments: [
      (.id, "1", "1"), (.id, "007", "7"), (.id, "9223372036854775807", "9223372036854775807"),
      (.amgArtistId, "468749", "468749"), (.amgAlbumId, "15175", "15175"), (.amgVideoId, "17120", "17120"),
      (.bundleId, "com.example.App-2", "com.example.App-2"), (.bundleId, "a", "a"),
      (.bundleId, String(repeating: "a", count: 155), String(repeating: "a", count: 155)),
      (.upc, "720642462928", "720642462928"), (.upc, "0720642462928", "0720642462928"),
      (.upc, "000000000000", "000000000000"),
      (.isbn, "9780316069359", "9780316069359"), (.isbn, "978-0-316-06935-9", "9780316069359"),
      (.isbn, "978 0 316 06935 9", "9780316069359"), (.isbn, "978\u{2011}0316069359", "9780316069359"),
      (.isbn, "0451524934", "9780451524935"), (.isbn, "0-8044-2957-X", "9780804429573"),
      (.isbn, "080442957x", "9780804429573"), (.isbn, "9791034304110", "9791034304110"),
    ] as [(LookupKey, String, String)])
  func good(key: LookupKey, text: String, form: String) throws {
    #expect(try LookupValue(text, of: key).text == form)
    #expect(try LookupValue(form, of: key).text == form)
  }

  @Test(
    "what is no such value is refused",
    arguments: [
      (.id, ""), (.id, "0"), (.id, "-1"), (.id, "+1"), (.id, "1.0"), (.id, "1e3"), (.id, "1 "),
      (.id, "1_000"),
      (.id, "9223372036854775808"), (.id, "٣"), (.id, "0x1"), (.amgVideoId, "0"),
      (.bundleId, ""), (.bundleId, "a b"), (.bundleId, "a,b"), (.bundleId, "a_b"), (.bundleId, "é"),
      (.bundleId, String(repeating: "a", count: 156)),
      (.upc, ""), (.upc, "12345678"), (.upc, "72064246292"), (.upc, "00720642462928"), (.upc, "72064246292X"),
      (.upc, "720642 462928"), (.upc, "٠٠٠٠٠٠"),
      (.isbn, ""), (.isbn, "-"), (.isbn, "X"), (.isbn, "97803160693"), (.isbn, "X451524934"),
      (.isbn, "978031606935X"), (.isbn, "9770316069359"), (.isbn, "045152493"), (.isbn, "045152493４"),
      (.isbn, String(repeating: "-", count: 100) + "0451524934"),
    ] as [(LookupKey, String)])
  func bad(key: LookupKey, text: String) {
    #expect(throws: ConfigurationFault.lookupValue(text, of: key, .form)) { try LookupValue(text, of: key) }
  }

  @Test(
    "an ISBN with a digit mistyped says what the last would have to be",
    arguments: [
      ("9780316069358", "9"), ("0451524935", "4"), ("0804429579", "X"), ("978-0-451-52493-X", nil),
      ("045152493X", "4"), ("9780316069395", "7"),
    ] as [(String, String?)])
  func checkDigit(text: String, expected: String?) {
    let problem = expected.map { LookupValue.Problem.checkDigit(expected: $0) } ?? .form
    #expect(throws: ConfigurationFault.lookupValue(text, of: .isbn, problem)) {
      try LookupValue(text, of: .isbn)
    }
  }

  @Test(
    "any one digit of an ISBN that is mistyped is found")
  func typingMistakes() throws {
    let digits = Array("9780316069359".utf8)
    for index in 3..<digits.count {
      for digit in UInt8(ascii: "0")...UInt8(ascii: "9") where digit != digits[index] {
        var mistyped = digits
        mistyped[index] = digit
        #expect(throws: ConfigurationFault.self) {
          try LookupValue(String(decoding: mistyped, as: UTF8.self), of: .isbn)
        }
      }
    }
  }

  @Test(
    "the store's address is https, or this machine's, and ends in a slash",
    arguments: [
      ("https://itunes.apple.com", "https://itunes.apple.com/"),
      ("https://itunes.apple.com/gb/", "https://itunes.apple.com/gb/"),
      ("HTTPS://Proxy.Example:8443/a/b", "https://proxy.example:8443/a/b/"),
      ("https://192.0.2.1", "https://192.0.2.1/"), ("https://[2001:db8::1]/x", "https://[2001:db8::1]/x/"),
      ("http://localhost", "http://localhost/"),
      ("http://LOCALHOST:8080/store", "http://localhost:8080/store/"),
      ("http://127.0.0.1:1", "http://127.0.0.1:1/"), ("http://127.255.255.254", "http://127.255.255.254/"),
      ("http://[::1]:8080", "http://[::1]:8080/"),
    ])
  func endpoint(text: String, address: String) throws {
    #expect(try StoreEndpoint(text).text == address)
    #expect(try StoreEndpoint(address).text == address)
  }

  @Test(
    "http to any other machine is refused",
    arguments: [
      "http://itunes.apple.com", "http://localhost.example", "http://127.0.0.1.example", "http://127.1",
      "http://127.0.0.01", "http://0177.0.0.1", "http://127.0.0.256", "http://128.0.0.1", "http://0.0.0.0",
      "http://127.0.0.+1", "http://[::]", "http://[::ffff:127.0.0.1]", "http://[2001:db8::1]",
      "http://xlocalhost", "http://2130706433",
    ])
  func insecure(text: String) {
    #expect(throws: ConfigurationFault.self) { try StoreEndpoint(text) }
    if !text.contains("+") {
      #expect(throws: ConfigurationFault.storeEndpoint(.notSecure)) { try StoreEndpoint(text) }
    }
  }

  @Test(
    "what else cannot be the store's address is refused with its reason",
    arguments: [
      ("", .notAbsolute), ("itunes.apple.com", .notAbsolute), ("ftp://a.example", .scheme),
      ("https://", .host),
      ("https://a b", .host), ("https://a.example?x=1", .query), ("https://a.example/#x", .fragment),
      ("https://me@a.example", .userName), ("https://localhost@a.example", .userName),
      ("https://a.example:x", .port), ("https://a.example/../b", .path),
    ] as [(String, SiteURL.Problem)])
  func badEndpoint(text: String, problem: SiteURL.Problem) {
    #expect(throws: ConfigurationFault.storeEndpoint(.address(problem))) { try StoreEndpoint(text) }
  }

  @Test("the store next to a country without one has a store, and no country with one has another")
  func neighbors() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    let known = pairs.filter { Storefront.neighbor(of: $0) != nil }
    #expect(known.count > 30)
    #expect(known.allSatisfy { !Storefront.codes.contains($0) })
    let neighbors = (known + ["USA", "GBR", "JPN"]).compactMap { Storefront.neighbor(of: $0)?.code }
    #expect(Storefront.codes.isSuperset(of: neighbors))
    #expect(Storefront.neighbor(of: "uk")?.code == "GB" && Storefront.neighbor(of: "xx") == nil)
  }
}
