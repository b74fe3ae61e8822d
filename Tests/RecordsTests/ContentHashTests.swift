import Records
import TestSupport
import Testing

@Suite struct ContentHashTests {
  // The vector of the empty input is in xxHash's own test suite.
  @Test("hashes are the published ones of XXH3")
  func published() {
    #expect(ContentHash.short([]) == "2d06800538d394c2")
    #expect(Fingerprint(of: []) == Fingerprint(high: 0x99AA_06D3_0147_98D8, low: 0x6001_C324_468D_497F))
  }

  @Test("a hash for a file name always has 16 digits", arguments: 0..<200)
  func digits(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let digits = ContentHash.short(bytes)
    #expect(digits.utf8.count == 16)
    #expect(UInt64(digits, radix: 16) == bytes.withUnsafeBytes(ContentHash.number))
  }

  @Test("bytes in pieces have the hash of the whole", arguments: 0..<50)
  func stream(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Int.random(in: 0...5_000, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    var stream = ContentHashStream()
    var start = 0
    while start < bytes.count {
      let end = Int.random(in: start...bytes.count, using: &random)
      bytes[start..<end].withUnsafeBytes { stream.append($0) }
      start = end
    }
    #expect(stream.hash == bytes.withUnsafeBytes(ContentHash.number))
  }
}
