/// The hash table of a shape's field names: open addressing over memory that never changes after `init`.
///
/// It is looked at for every tag rendered, from all threads, and is memory of its own so that looking touches no
/// reference count.
struct FieldTable {
  /// One place of the table; `slot` is negative where the place is free.
  struct Place {
    var key = NameKey()
    var slot: Int32 = -1
    var nameStart: Int32 = 0
  }

  /// At least twice as many places as names, a power of two, so that a search always meets a free one.
  private let places: UnsafeMutableBufferPointer<Place>
  private let nameBytes: UnsafeMutableBufferPointer<UInt8>
  /// The `bit` of each name.
  let bits: UInt64

  /// Enters the names under their positions. The owner calls `deallocate` when nobody looks any more.
  init(_ names: [String]) {
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    places = .allocate(capacity: capacity)
    places.initialize(repeating: Place())
    let bytes = names.flatMap(\.utf8)
    nameBytes = .allocate(capacity: bytes.count)
    _ = nameBytes.initialize(from: bytes)
    bits = names.reduce(0) { $0 | NameKey($1.utf8).bit }
    var start: Int32 = 0
    for (slot, name) in names.enumerated() {
      insert(Place(key: NameKey(name.utf8), slot: Int32(slot), nameStart: start))
      start += Int32(name.utf8.count)
    }
  }

  func deallocate() {
    places.deallocate()
    nameBytes.deallocate()
  }

  private func insert(_ place: Place) {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: place.key.hash) & mask
    while places[index].slot >= 0 { index = (index + 1) & mask }
    places[index] = place
  }

  /// The position of the name with this key, or nil.
  @inline(__always)
  func slot(of name: UnsafePointer<UInt8>, _ key: NameKey) -> Int? {
    let mask = places.count &- 1
    var index = Int(truncatingIfNeeded: key.hash) & mask
    while true {
      let place = places[index]
      if place.slot < 0 { return nil }
      if place.key == key, hasSameEnd(place, name) { return Int(place.slot) }
      index = (index &+ 1) & mask
    }
  }

  /// Compares what the key does not hold.
  @inline(__always)
  private func hasSameEnd(_ place: Place, _ name: UnsafePointer<UInt8>) -> Bool {
    var offset = NameKey.prefixLength
    while offset < Int(place.key.length) {
      if nameBytes[Int(place.nameStart) &+ offset] != name[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
