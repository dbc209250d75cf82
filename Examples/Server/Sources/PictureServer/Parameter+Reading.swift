import EmojiRate

extension Parameter {
  /// Assigns a value to the settings.
  ///
  /// - Parameters:
  ///   - value: What the address says, decoded; nil where it has the name alone.
  ///   - spelling: Where to write the value in its one spelling, encoded.
  /// - Returns: Whether the parameter says anything: at its default, it does not.
  func read(
    _ value: ArraySlice<UInt8>?, into settings: inout Settings, spelling: inout [UInt8]
  ) throws(Refusal) -> Bool {
    switch kind {
    case .flag(let assign):
      guard value == nil else { throw refusal(value) }
      assign(&settings)
      return true
    case .number(let number, let assign):
      guard let value, let decimal = PlainDecimal(value), number.allows(decimal.double) else {
        throw refusal(value)
      }
      let isDefault = decimal.double == number.defaultValue(settings)
      assign(&settings, decimal.double)
      decimal.write(to: &spelling)
      return !isDefault
    case .color(let color, let assign):
      return try read(color, value, into: &settings, assign, spelling: &spelling)
    case .choice(let words, let defaultWord, let assign):
      guard let value, let word = words.first(where: { $0.utf8.elementsEqual(value) }) else {
        throw refusal(value)
      }
      assign(&settings, word)
      spelling.append(contentsOf: word.utf8)
      return word != defaultWord
    case .size(let limits, let assign):
      let lengths = value?.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        .compactMap { PlainDecimal($0) }
      guard let lengths, lengths.count == 2, lengths.allSatisfy({ limits.contains($0.double) })
      else { throw refusal(value) }
      assign(&settings, Size(width: lengths[0].double, height: lengths[1].double))
      lengths[0].write(to: &spelling)
      spelling.append(UInt8(ascii: "x"))
      lengths[1].write(to: &spelling)
      return true
    case .text(let assign):
      guard let value, !value.isEmpty, let text = String(validating: value, as: UTF8.self) else {
        throw refusal(value)
      }
      assign(&settings, text)
      PercentEncoding.encode(value, to: &spelling)
      return true
    }
  }

  private func read(
    _ color: Color, _ value: ArraySlice<UInt8>?, into settings: inout Settings,
    _ assign: Assign<HSBColor?>, spelling: inout [UInt8]
  ) throws(Refusal) -> Bool {
    guard let value else { throw refusal(value) }
    if color.allowsNone, value.elementsEqual("none".utf8) {
      assign(&settings, nil)
      spelling.append(contentsOf: value)
      return color.defaultValue != nil
    }
    guard let parsed = value.withUnsafeBufferPointer({ HSBColor(css: $0) }) else {
      throw refusal(value)
    }
    assign(&settings, parsed)
    if parsed == color.defaultValue { return false }
    if Self.isShortest(value) {
      PercentEncoding.encode(value, to: &spelling)
      return true
    }
    PercentEncoding.encode(
      parsed.spelling?.utf8 ?? String(decoding: value, as: UTF8.self).lowercased().utf8,
      to: &spelling)
    return true
  }

  /// Whether it is #rrggbb in lower case, which has no other spelling to be found.
  private static func isShortest(_ color: ArraySlice<UInt8>) -> Bool {
    color.count == 7 && color.first == UInt8(ascii: "#")
      && color.dropFirst().allSatisfy { !(UInt8(ascii: "A")...UInt8(ascii: "F")).contains($0) }
  }

  private func refusal(_ value: ArraySlice<UInt8>?) -> Refusal {
    .notAllowed(parameter: name, given: Refusal.excerpt(value ?? []), allowed: allowed)
  }

  /// What it must be, to complete a sentence.
  private var allowed: String {
    switch kind {
    case .flag: "without a value"
    case .number(let number, _): number.allowed
    case .color(let color, _):
      "a colour such as crimson, #dc143c (written %23dc143c) or rgb(220,20,60)"
        + (color.allowsNone ? ", or none" : "")
    case .choice(let words, _, _):
      words.dropLast().joined(separator: ", ") + " or \(words[words.count - 1])"
    case .size(let limits, _):
      "a width and a height such as 200x50, each from \(Number.range(limits))"
    case .text: "a text in UTF-8 that is not empty"
    }
  }
}

extension Parameter.Number {
  func allows(_ value: Double) -> Bool {
    (limits?.contains(value) ?? true) && (!isWhole || value == value.rounded())
  }

  var allowed: String {
    let kind = isWhole ? "a whole number" : "a number"
    return limits.map { "\(kind) from \(Self.range($0))" }
      ?? "\(kind) such as 3.2, of at most \(PlainDecimal.digitLimit) digits, "
      + "\(PlainDecimal.decimalLimit) of them decimals"
  }

  static func range(_ limits: ClosedRange<Double>) -> String {
    "\(plain(limits.lowerBound)) to \(plain(limits.upperBound))"
  }

  /// A number without a needless ".0".
  static func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
