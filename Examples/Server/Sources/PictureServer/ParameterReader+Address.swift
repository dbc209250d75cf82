import EmojiRate

/// Reads the parameters of an address, and writes their canonical form.
extension ParameterReader {
  /// Reads the parameters that a picture has.
  ///
  /// - Parameter phrase: The picture's name in a sentence, such as "a drawing".
  static func read(
    _ query: Query, of scope: ParameterScope, _ phrase: String,
    into settings: inout PictureSettings
  ) throws(Refusal) -> ParameterReader {
    var reader = ParameterReader(query)
    guard !query.pairs.isEmpty else { return reader }
    settings.visitParameters(in: scope, &reader)
    if let refusal = reader.refusal { throw refusal }
    if reader.parts.count < query.pairs.count {
      throw Self.superfluous(query, phrase, known: reader.names)
    }
    return reader
  }

  /// The refusal of the first parameter that is unknown or repeated.
  private static func superfluous(
    _ query: Query, _ phrase: String, known: [StaticString]
  ) -> Refusal {
    var seen: [ArraySlice<UInt8>] = []
    for pair in query.pairs {
      guard known.contains(where: { pair.name.elementsEqual($0.utf8) }) else {
        return .unknownParameter(
          Refusal.excerpt(pair.name), picture: phrase, known: known.map { "\($0)" })
      }
      if seen.contains(pair.name) { return .repeatedParameter(Refusal.excerpt(pair.name)) }
      seen.append(pair.name)
    }
    preconditionFailure("every pair is a parameter's, and none is given twice")
  }

  /// Writes the parameters in the order of the table, each in one spelling, without unneeded defaults.
  ///
  /// - Parameter isSame: Whether two settings draw the same picture.
  func write(
    to canonical: inout [UInt8], _ settings: inout PictureSettings,
    unless isSame: (PictureSettings, PictureSettings) -> Bool
  ) {
    var separator = UInt8(ascii: "?")
    for part in parts {
      if part.mayBeLeftOut {
        var others = settings
        others["\(part.name)"] = nil
        if isSame(settings, others) {
          settings = others
          continue
        }
      }
      canonical.append(separator)
      canonical.append(contentsOf: spellings[part.spelling])
      separator = UInt8(ascii: "&")
    }
  }
}
