/// Named values: a shape for the names and one value for each of its fields.
package struct TemplateObject: Sendable {
  /// The names, in the order of the values.
  package let shape: TemplateShape
  /// The values, by the shape's field order.
  package let values: [TemplateValue]

  /// Pairs values with names. Fields without a value are absent; values without a field are never found.
  package init(_ shape: TemplateShape, _ values: [TemplateValue]) {
    self.shape = shape
    self.values = values
  }
}
