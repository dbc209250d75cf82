extension String {
  /// The text of UTF-8 bytes; nil if they are not UTF-8.
  ///
  /// The standard library's initializer of this name needs macOS 15.
  init?(validating bytes: some Collection<UInt8>, as encoding: UTF8.Type) {
    self.init(decoding: bytes, as: encoding)
    // Invalid bytes have been replaced by U+FFFD.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
