extension ImageMakingFault {
  /// A clause such as `no pictures can be made: libvips.so.42: cannot open shared object file`.
  package var message: String {
    switch self {
    case .libraryMissing(let words): "no pictures can be made: libvips cannot be loaded (\(words))"
    case .workerMissing(let words): "no pictures can be made: a process for it cannot be started (\(words))"
    case .workerKilled(let signal):
      "no more pictures can be made: a process for it was ended twice by \(SignalName.of(signal))"
    case .cancelled: "making pictures was interrupted"
    }
  }

  /// What to do; nil where that goes without saying.
  package var hint: String? {
    switch self {
    case .libraryMissing: "install libvips (package libvips42)"
    case .workerMissing: nil
    case .workerKilled: "see whether memory is short, and run the command again; pictures that are made stay"
    case .cancelled: nil
    }
  }
}
