extension String {
  /// The text with some ASCII characters replaced.
  package func escaped(_ replacements: KeyValuePairs<Unicode.Scalar, String>) -> String {
    let bytes = replacements.map { UInt8($0.key.value) }
    return escaped { bytes.firstIndex(of: $0).map { replacements[$0].value } }
  }

  /// The text with every byte replaced for which there is a replacement.
  package func escaped(_ replacement: (UInt8) -> String?) -> String {
    guard utf8.contains(where: { replacement($0) != nil }) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * utf8.count)
    for byte in utf8 {
      if let replacement = replacement(byte) {
        bytes += replacement.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
