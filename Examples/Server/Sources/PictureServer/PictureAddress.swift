import EmojiRate

/// What an address asks for, read by the library's table of parameters.
///
/// There is one canonical address for all spellings of a picture: the parameters in the order of the
/// table, each in one spelling, and none that only says what is usual.
struct PictureAddress {
  let kind: PictureKind
  /// What the picture shows, within its scale.
  let value: Double
  let settings: PictureSettings
  /// The canonical path and query, as bytes.
  let canonical: [UInt8]

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - value: What stands between the folder of the kind and ".svg".
  ///   - query: What stands behind the question mark.
  init(_ kind: PictureKind, value: String, query: String?) throws(Refusal) {
    guard let decimal = PlainDecimal(ArraySlice(value.utf8)) else {
      throw .notAllowed(
        parameter: "value", given: Refusal.excerpt(ArraySlice(value.utf8)),
        allowed: PlainDecimal.allowed)
    }
    var settings = PictureSettings()
    let reader = try Self.read(try Query(query), of: kind, into: &settings)
    let (minimum, maximum) = (
      settings.minimum ?? PictureSettings.minimumParameter.defaultValue,
      settings.maximum ?? kind.type.defaultMaximum(in: settings)
    )
    guard minimum < maximum else { throw .emptyScale(minimum: minimum, maximum: maximum) }
    self.kind = kind
    var canonical: [UInt8] = []
    canonical.reserveCapacity(128)
    canonical.append(contentsOf: kind.folder.utf8)
    self.value = decimal.clamped(to: minimum...maximum, writtenTo: &canonical)
    canonical.append(contentsOf: ".svg".utf8)
    var separator = UInt8(ascii: "?")
    for part in reader.parts {
      if part.mayBeLeftOut {
        var others = settings
        others["\(part.name)"] = nil
        if kind.hasSamePicture(settings, others) {
          settings = others
          continue
        }
      }
      canonical.append(separator)
      canonical.append(contentsOf: reader.spellings[part.spelling])
      separator = UInt8(ascii: "&")
    }
    self.canonical = canonical
    self.settings = settings
  }

  private static func read(
    _ query: Query, of kind: PictureKind, into settings: inout PictureSettings
  ) throws(Refusal) -> ParameterReader {
    var reader = ParameterReader(query)
    guard !query.pairs.isEmpty else { return reader }
    settings.visitParameters(of: kind, &reader)
    if let refusal = reader.refusal { throw refusal }
    if reader.parts.count < query.pairs.count {
      throw superfluous(query, kind, known: reader.names)
    }
    return reader
  }

  /// Of the parameters that the table did not take, the first.
  private static func superfluous(
    _ query: Query, _ kind: PictureKind, known: [StaticString]
  ) -> Refusal {
    var seen: [ArraySlice<UInt8>] = []
    for pair in query.pairs {
      guard known.contains(where: { pair.name.elementsEqual($0.utf8) }) else {
        return .unknownParameter(
          Refusal.excerpt(pair.name), picture: kind.type.phrase, known: known.map { "\($0)" })
      }
      if seen.contains(pair.name) { return .repeatedParameter(Refusal.excerpt(pair.name)) }
      seen.append(pair.name)
    }
    preconditionFailure("every pair is a parameter's, and none is given twice")
  }
}

extension PictureKind {
  /// What stands before the value in an address.
  var folder: String { "/\(type.name)/" }

  /// Whether two settings draw the same at every value.
  fileprivate func hasSamePicture(_ one: PictureSettings, _ other: PictureSettings) -> Bool {
    switch maker {
    case .value(let type): type.isSame(one, other)
    }
  }
}

extension RatedPicture {
  fileprivate static func isSame(_ one: PictureSettings, _ other: PictureSettings) -> Bool {
    let (drawn, otherDrawn) = (Self(Rating.defaultValue, one), Self(Rating.defaultValue, other))
    return drawn == otherDrawn && drawn.options(one) == otherDrawn.options(other)
  }

  /// The options with what holds where they say nothing.
  private func options(_ settings: PictureSettings) -> SVGOptions {
    var options = settings.options
    options.size = options.size ?? canvasSize.height
    options.precision = options.precision ?? precision
    return options
  }
}
