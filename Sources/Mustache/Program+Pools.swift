extension Program {
  /// The pools as memory that is read without counting references.
  struct Pools {
    let instructions: UnsafeBufferPointer<Instruction>
    let names: UnsafeBufferPointer<Name>
    let paths: UnsafeBufferPointer<Span>
    let inclusions: UnsafeBufferPointer<Inclusion>
    let arguments: UnsafeBufferPointer<Argument>
    let sites: UnsafeBufferPointer<Site>
    let templates: UnsafeBufferPointer<Template>
    private let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init(
      _ steps: (UnsafeBufferPointer<Instruction>, UnsafeBufferPointer<UInt8>),
      _ values: (UnsafeBufferPointer<Name>, UnsafeBufferPointer<Span>),
      _ inclusion: (UnsafeBufferPointer<Inclusion>, UnsafeBufferPointer<Argument>),
      _ places: (UnsafeBufferPointer<Site>, UnsafeBufferPointer<Template>)
    ) {
      (instructions, bytes) = steps
      (names, paths) = values
      (inclusions, arguments) = inclusion
      (sites, templates) = places
    }

    @inline(__always)
    func bytes(_ span: Span) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(
        start: bytes.baseAddress.map { $0 + Int(span.start) }, count: Int(span.end &- span.start))
    }
  }

  /// Hands out the pools; they are valid while `body` runs.
  func withPools(_ body: (Pools) -> Void) {
    Self.withBuffers(of: instructions, bytes) { steps in
      Self.withBuffers(of: names, paths) { values in
        Self.withBuffers(of: inclusions, arguments) { inclusion in
          Self.withBuffers(of: sites, templates) { places in
            body(Pools(steps, values, inclusion, places))
          }
        }
      }
    }
  }

  private static func withBuffers<First, Second>(
    of first: [First], _ second: [Second],
    _ body: ((UnsafeBufferPointer<First>, UnsafeBufferPointer<Second>)) -> Void
  ) {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in body((first, second)) }
    }
  }
}
