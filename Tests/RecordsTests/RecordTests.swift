import Records
import TestSupport
import Testing

@Suite struct RecordTests {
  private static var sample: [UInt8] {
    var writer = RecordWriter()
    writer.append(UInt64.max)
    writer.append(Int64.min)
    writer.append(7)
    writer.append(true)
    writer.append("Ünïcode 東京 \u{0}")
    writer.append(String?.none)
    writer.append(String?.some(""))
    writer.append(["a", "", "b"])
    writer.append([1, 2, 3] as [UInt8])
    writer.append([9, 1, 2, 3, 9][1..<4] as ArraySlice<UInt8>)
    writer.append(Fingerprint(high: 1, low: 2))
    return writer.bytes
  }

  /// Reads what the sample has, in its order.
  private static func read(_ reader: inout RecordReader) throws(RecordFault) -> [String] {
    var found: [String] = []
    found.append("\(try reader.number())")
    found.append("\(try reader.signedNumber())")
    found.append("\(try reader.index(below: 8))")
    found.append("\(try reader.flag())")
    found.append(try reader.text())
    found.append(try reader.optionalText() ?? "nil")
    found.append(try reader.optionalText() ?? "nil")
    found += try reader.texts(atMost: 3)
    found.append("\(Array(try reader.content()))")
    found.append("\(Array(try reader.content()))")
    found.append("\(try reader.fingerprint().low)")
    return found
  }

  private static let expected = [
    "18446744073709551615", "-9223372036854775808", "7", "true", "Ünïcode 東京 \u{0}", "nil", "", "a", "", "b",
    "[1, 2, 3]", "[1, 2, 3]", "2",
  ]

  @Test("what is written is read back in the same order")
  func roundTrip() throws {
    var reader = RecordReader(Self.sample[...])
    #expect(try Self.read(&reader) == Self.expected)
    #expect(reader.isAtEnd)
  }

  @Test("a part of an array is read as if it were all of it")
  func slice() throws {
    let padded = [0, 0, 0] + Self.sample + [0]
    var reader = RecordReader(padded[3..<padded.count - 1])
    #expect(try Self.read(&reader) == Self.expected)
    #expect(reader.isAtEnd)
  }

  @Test("what is hashed follows its hash, as bytes with their length", arguments: [0, 1, 1_000])
  func hashed(count: Int) throws {
    let body = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    var writer = RecordWriter()
    writer.append("before")
    writer.appendHashed { $0.append(raw: body) }
    writer.append("behind")
    var reader = RecordReader(writer.bytes[...])
    #expect(try reader.text() == "before")
    #expect(try reader.number() == body.withUnsafeBytes(ContentHash.number))
    #expect(try Array(reader.content()) == body)
    #expect(try reader.text() == "behind")
    #expect(reader.isAtEnd)
  }

  @Test("bytes without a length are read by their count, and no further than there are any")
  func raw() throws {
    var reader = RecordReader([9, 1, 2, 3][1...])
    #expect(try Array(reader.raw(2)) == [1, 2])
    #expect(throws: RecordFault.truncated) { try reader.raw(2) }
    #expect(try Array(reader.raw(1)) == [3])
    #expect(reader.isAtEnd)
  }

  @Test("a text with bytes that are not allowed is refused, as those are that follow it not")
  func allowedText() throws {
    var writer = RecordWriter()
    writer.append("a/b")
    writer.append("a-b")
    var reader = RecordReader(writer.bytes[...])
    #expect(throws: RecordFault.badValue) { try reader.text { !$0.contains(UInt8(ascii: "/")) } }
    #expect(try reader.text { !$0.contains(UInt8(ascii: "/")) } == "a-b")
  }

  @Test("a record cut short anywhere is a fault")
  func truncated() {
    for length in 0..<Self.sample.count {
      #expect(throws: RecordFault.truncated) {
        var reader = RecordReader(Self.sample[..<length])
        _ = try Self.read(&reader)
      }
    }
  }

  @Test(
    "a record with other bytes gives other values or a fault, and never more than it can hold",
    arguments: 0..<20)
  func mutated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      var reader = RecordReader(bytes[...])
      let found = (try? Self.read(&reader)) ?? []
      #expect(found.reduce(0) { $0 + $1.utf8.count } < 1_000)
    }
  }

  @Test("a text that is not UTF-8 is still a text")
  func illFormed() throws {
    var reader = RecordReader([1, 0, 0, 0, 0, 0, 0, 0, 0xFF])
    #expect(try reader.text() == "\u{FFFD}")
  }

  @Test("a flag that is neither and an index out of bounds are refused")
  func badValues() {
    #expect(throws: RecordFault.badValue) {
      var reader = RecordReader(Self.sample[...])
      _ = try reader.number()
      _ = try reader.signedNumber()
      _ = try reader.texts(atMost: 6)
    }
    #expect(throws: RecordFault.badValue) {
      var reader = RecordReader([2])
      _ = try reader.flag()
    }
    #expect(throws: RecordFault.badValue) {
      var reader = RecordReader([8, 0, 0, 0, 0, 0, 0, 0])
      _ = try reader.index(below: 8)
    }
  }

  @Test("no two different sequences of texts have the same fingerprint")
  func unambiguous() {
    let sequences: [[String]] = [
      [], [""], ["", ""], ["a"], ["a", ""], ["", "a"], ["a", "b"], ["ab"], ["b", "a"],
    ]
    let fingerprints = sequences.map { texts in Fingerprint { writer in texts.forEach { writer.append($0) } }
    }
    #expect(Set(fingerprints).count == sequences.count)
  }
}
