import EmojiRate

/// What an address asks for, read by a table of parameters.
///
/// There is one canonical address for all spellings of a picture: the parameters in the order of the
/// table, each in one spelling, and none that only says its default.
struct PictureAddress<Settings: PictureSettings> {
  let picture: Settings.Kind
  let options: SVGOptions
  /// The canonical path and query, as bytes.
  let canonical: [UInt8]

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - folder: What stands before the value: "/face/".
  ///   - value: What stands between it and ".svg".
  ///   - query: What stands behind the question mark.
  init(folder: StaticString, value: String, query: String?) throws(Refusal) {
    guard let decimal = PlainDecimal(ArraySlice(value.utf8)) else {
      throw .notAllowed(
        parameter: "value", given: Refusal.excerpt(ArraySlice(value.utf8)),
        allowed: Parameter<Settings>.Number().allowed)
    }
    var canonical: [UInt8] = []
    canonical.reserveCapacity(128)
    folder.withUTF8Buffer { canonical.append(contentsOf: $0) }
    decimal.write(to: &canonical)
    canonical.append(contentsOf: ".svg".utf8)
    let settings = try Self.settings(try Query(query), canonical: &canonical)
    self.canonical = canonical
    picture = settings.picture(try Self.rating(decimal, settings))
    options = settings.document
  }

  private static func settings(
    _ query: Query, canonical: inout [UInt8]
  ) throws(Refusal) -> Settings {
    var settings = Settings()
    guard !query.pairs.isEmpty else { return settings }
    var readCount = 0
    var separator = UInt8(ascii: "?")
    for parameter in Settings.parameters {
      guard let pair = query.pairs.first(where: { $0.name == parameter.key }) else { continue }
      try check(parameter, in: query)
      let end = canonical.count
      canonical.append(separator)
      canonical.append(contentsOf: parameter.key)
      if pair.value != nil { canonical.append(UInt8(ascii: "=")) }
      if try parameter.read(pair.value, into: &settings, spelling: &canonical) {
        separator = UInt8(ascii: "&")
      } else {
        canonical.removeSubrange(end...)
      }
      readCount += 1
    }
    if readCount < query.pairs.count { throw superfluous(query) }
    return settings
  }

  /// Refuses a parameter that cannot be given with another, or not alone.
  private static func check(
    _ parameter: Parameter<Settings>, in query: Query
  ) throws(Refusal) {
    func isGiven(_ name: String) -> Bool {
      query.pairs.contains { $0.name.elementsEqual(name.utf8) }
    }
    if let other = parameter.conflicts.first(where: isGiven) {
      throw .contradiction(parameter.name, other)
    }
    if let companion = parameter.companion, !isGiven(companion) {
      throw .missingCompanion(parameter.name, companion: companion)
    }
  }

  /// Of the parameters that no row has read, the first.
  private static func superfluous(_ query: Query) -> Refusal {
    var seen: [ArraySlice<UInt8>] = []
    for pair in query.pairs {
      guard Settings.parameters.contains(where: { $0.key == pair.name }) else {
        return .unknownParameter(
          Refusal.excerpt(pair.name), picture: Settings.name,
          known: Settings.parameters.map(\.name))
      }
      if seen.contains(pair.name) { return .repeatedParameter(Refusal.excerpt(pair.name)) }
      seen.append(pair.name)
    }
    preconditionFailure("every pair is a row's, and none is given twice")
  }

  private static func rating(
    _ value: PlainDecimal, _ settings: Settings
  ) throws(Refusal) -> Rating {
    let scale = settings.scale
    let (minimum, maximum) = (scale.minimum, scale.maximum ?? settings.defaultMaximum)
    typealias Number = Parameter<Settings>.Number
    guard minimum < maximum else {
      throw .emptyScale(minimum: Number.plain(minimum), maximum: Number.plain(maximum))
    }
    let limits = Number(limits: minimum...maximum)
    guard limits.allows(value.double) else {
      var given: [UInt8] = []
      value.write(to: &given)
      throw .notAllowed(
        parameter: "value", given: Refusal.excerpt(given[...]), allowed: limits.allowed)
    }
    return Rating(value.double, minimum: minimum, maximum: maximum, step: scale.step)
  }
}
