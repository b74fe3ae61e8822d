internal import Publishing

/// Where one worker's pages go: into the output folder, or into a comparison with it.
enum PageSink {
  case writer(OutputWriter)
  case surveyor(OutputSurveyor)

  /// Takes a file of a unit; `path` is relative to the output folder.
  func put(_ path: String, _ bytes: UnsafeRawBufferPointer, of unit: BuildUnit) throws(OutputFault) {
    switch self {
    case .writer(let writer): try writer.put(path, bytes, group: unit.group)
    case .surveyor(let surveyor): try surveyor.put(path, bytes)
    }
  }

  /// Says that this worker is done.
  func finish() {
    switch self {
    case .writer(let writer): writer.finish()
    case .surveyor(let surveyor): surveyor.finish()
    }
  }
}
