/// What a name is found by: its hash, its length and its first bytes, which are the whole of most names.
struct NameKey: Equatable, Sendable {
  static let prefixLength = 8

  /// The 64-bit FNV-1a hash of the UTF-8, the same in every process
  /// (http://www.isthe.com/chongo/tech/comp/fnv/).
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The first eight bytes, the first of them lowest; zeros beyond the end.
  private(set) var prefix: UInt64 = 0
  private(set) var length: UInt32 = 0

  init() {}

  init(_ name: some Sequence<UInt8>) {
    for byte in name {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      if length < Self.prefixLength { prefix |= UInt64(byte) << UInt64(length * 8) }
      length += 1
    }
  }

  /// One bit of 64. Of the names of a shape it is kept which bits they have, so that most names a shape does not have
  /// are told without a look into its table.
  @inline(__always)
  var bit: UInt64 { 1 << (hash >> 58) }

  @inline(__always)
  static func == (left: Self, right: Self) -> Bool {
    left.hash == right.hash && left.prefix == right.prefix && left.length == right.length
  }
}
