/// A value names are looked up in, taken apart once so that each look-up reads plain memory.
struct RenderingContext {
  let value: UnsafePointer<TemplateValue>
  private let table: FieldTable?
  private let bits: UInt64
  private let values: UnsafeBufferPointer<TemplateValue>

  /// The value must outlive the context and not change.
  @inline(__always)
  init(_ value: UnsafePointer<TemplateValue>) {
    self.value = value
    if case .object(let object) = value.pointee {
      let table = object.shape.table
      self.table = table
      bits = table.bits
      values = object.values.withUnsafeBufferPointer { $0 }
    } else {
      table = nil
      bits = 0
      values = UnsafeBufferPointer(start: nil, count: 0)
    }
  }

  /// The field's value; nil when the value is no object or has no such field.
  @inline(__always)
  func field(_ name: UnsafePointer<UInt8>, _ key: NameKey) -> UnsafePointer<TemplateValue>? {
    guard bits & key.bit != 0, let table, let slot = table.slot(of: name, key), slot < values.count,
      let base = values.baseAddress
    else { return nil }
    return base + slot
  }
}
