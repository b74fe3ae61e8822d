/// The 64-bit FNV-1a hash of a name's UTF-8, the same in every process (http://www.isthe.com/chongo/tech/comp/fnv/).
enum NameHash {
  static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
