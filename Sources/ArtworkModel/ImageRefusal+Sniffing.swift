extension ImageRefusal {
  /// Why bytes are not taken, as far as that can be told without decoding them; nil where it cannot.
  package init?(sniffing bytes: UnsafeRawBufferPointer) {
    if bytes.count > ImageLimits.bytes {
      self = .tooManyBytes
    } else if ImageFormat(of: bytes) != nil {
      return nil
    } else {
      self.init(ofContent: bytes)
    }
  }
}
