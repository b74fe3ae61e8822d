/// Reads blocks of fixed codes (RFC 1951, section 3.2.6) by the tables of the RFC, to hold what was compressed against.
struct Inflater {
  struct Fault: Error {
    let message: String
  }

  private let input: [UInt8]
  private var position = 0

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145,
    8193, 12289, 16385, 24577,
  ]

  static func inflated(_ input: [UInt8]) throws -> [UInt8] {
    var inflater = Inflater(input: input)
    return try inflater.block()
  }

  private init(input: [UInt8]) { self.input = input }

  private mutating func block() throws -> [UInt8] {
    guard try bits(1) == 1, try bits(2) == 1 else { throw Fault(message: "no last block of fixed codes") }
    var output: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        break
      } else {
        guard symbol - 257 < Self.lengthBase.count else { throw Fault(message: "length code \(symbol)") }
        let length = Self.lengthBase[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
        let code = try code(5)
        guard code < Self.distanceBase.count else { throw Fault(message: "distance code \(code)") }
        let distance = Self.distanceBase[code] + (try bits(max(0, code / 2 - 1)))
        guard distance <= output.count else { throw Fault(message: "distance \(distance)") }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
    guard (position + 7) / 8 == input.count else { throw Fault(message: "bytes are left") }
    return output
  }

  /// Seven bits are a length unless they begin a longer code.
  private mutating func symbol() throws -> Int {
    let seven = try code(7)
    if seven <= 0b001_0111 { return 256 + seven }
    let eight = seven << 1 | (try bits(1))
    if (0b0011_0000...0b1011_1111).contains(eight) { return eight - 0b0011_0000 }
    if (0b1100_0000...0b1100_0111).contains(eight) { return 280 + eight - 0b1100_0000 }
    return 144 + (eight << 1 | (try bits(1))) - 0b1_1001_0000
  }

  private mutating func code(_ count: Int) throws -> Int {
    var code = 0
    for _ in 0..<count { code = code << 1 | (try bits(1)) }
    return code
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var number = 0
    for bit in 0..<count {
      guard position / 8 < input.count else { throw Fault(message: "the end is missing") }
      number |= Int(input[position / 8] >> UInt8(position % 8) & 1) << bit
      position += 1
    }
    return number
  }
}
