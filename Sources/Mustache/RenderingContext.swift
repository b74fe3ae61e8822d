/// A value names are looked up in, taken apart once so that each look-up reads plain memory.
struct RenderingContext {
  let value: UnsafePointer<TemplateValue>
  private let fields: (table: FieldTable, values: UnsafeBufferPointer<TemplateValue>)?

  /// The value must outlive the context and not change.
  @inline(__always)
  init(_ value: UnsafePointer<TemplateValue>) {
    self.value = value
    if case .object(let object) = value.pointee {
      fields = (object.shape.table, object.values.withUnsafeBufferPointer { $0 })
    } else {
      fields = nil
    }
  }

  /// The field's value; nil when the value is no object or has no such field.
  @inline(__always)
  func field(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> UnsafePointer<TemplateValue>? {
    guard let fields, let slot = fields.table.slot(of: name, hash: hash), slot < fields.values.count
    else { return nil }
    return fields.values.baseAddress.map { $0 + slot }
  }
}
