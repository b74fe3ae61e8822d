/// The hash table of a shape's field names: open addressing over memory that never changes after `init`.
///
/// It is looked at for every tag rendered, from all threads, and is memory of its own so that looking touches no
/// reference count.
struct FieldTable {
  /// One place of the table; `slot` is negative where the place is free.
  struct Place {
    var hash: UInt64 = 0
    var slot: Int32 = -1
    var nameStart: Int32 = 0
    var nameLength: Int32 = 0
  }

  /// At least twice as many places as names, a power of two, so that a search always meets a free one.
  private let places: UnsafeMutableBufferPointer<Place>
  private let nameBytes: UnsafeMutableBufferPointer<UInt8>

  /// Enters the names under their positions. The owner calls `deallocate` when nobody looks any more.
  init(_ names: [String]) {
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    places = .allocate(capacity: capacity)
    places.initialize(repeating: Place())
    let bytes = names.flatMap(\.utf8)
    nameBytes = .allocate(capacity: bytes.count)
    _ = nameBytes.initialize(from: bytes)
    var start: Int32 = 0
    for (slot, name) in names.enumerated() {
      let length = Int32(name.utf8.count)
      insert(
        Place(hash: NameHash.hash(name.utf8), slot: Int32(slot), nameStart: start, nameLength: length))
      start += length
    }
  }

  func deallocate() {
    places.deallocate()
    nameBytes.deallocate()
  }

  private func insert(_ place: Place) {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: place.hash) & mask
    while places[index].slot >= 0 { index = (index + 1) & mask }
    places[index] = place
  }

  /// The position of the name with this hash, or nil.
  @inline(__always)
  func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let place = places[index]
      if place.slot < 0 { return nil }
      if place.hash == hash, matches(place, name) { return Int(place.slot) }
      index = (index + 1) & mask
    }
  }

  @inline(__always)
  private func matches(_ place: Place, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(place.nameLength) == name.count else { return false }
    let start = Int(place.nameStart)
    for offset in 0..<name.count where nameBytes[start + offset] != name[offset] { return false }
    return true
  }
}
