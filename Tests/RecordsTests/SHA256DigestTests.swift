import Records
import Testing

@Suite struct SHA256DigestTests {
  // The first three are in FIPS 180-2, appendix B; the others are what sha256sum prints.
  static let vectors: [(bytes: [UInt8], text: String)] = [
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ]

  @Test("digests are the published ones", arguments: vectors.indices)
  func known(index: Int) {
    #expect(SHA256Digest(of: Self.vectors[index].bytes).text == Self.vectors[index].text)
    #expect(SHA256Digest(Self.vectors[index].text)?.text == Self.vectors[index].text)
  }

  @Test(
    "other texts are no digests",
    arguments: [
      "", "abc", String(repeating: "A", count: 64), String(repeating: "g", count: 64),
      String(repeating: "0", count: 65),
    ])
  func invalid(text: String) {
    #expect(SHA256Digest(text) == nil)
  }

  @Test("fingerprints are written as xxh128sum prints them and read again")
  func fingerprint() {
    let fingerprint = Fingerprint(of: [])
    #expect(fingerprint.text == "99aa06d3014798d86001c324468d497f")
    #expect(Fingerprint(fingerprint.text) == fingerprint)
    #expect(Fingerprint(high: 0, low: 1).text == "00000000000000000000000000000001")
    for text in [
      "", "99aa06d3014798d86001c324468d497", "99AA06d3014798d86001c324468d497f",
      "+9aa06d3014798d86001c324468d497f",
    ] {
      #expect(Fingerprint(text) == nil)
    }
  }
}
