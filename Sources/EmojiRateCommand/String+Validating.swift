extension String {
  /// The text that the bytes are in UTF-8, or nil where they are not: the standard library's
  /// initializer of this name, which asks for macOS 15.
  init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    self.init(decoding: bytes, as: encoding)
    // What is not UTF-8 has been replaced by U+FFFD.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
