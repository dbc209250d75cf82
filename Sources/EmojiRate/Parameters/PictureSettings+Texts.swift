/// Settings as texts: one notation for queries, style files, options and attributes.
extension PictureSettings {
  /// The text of a parameter by its name, such as `0.5`, `dusk` or `blush,glasses`; nil if it is not set.
  ///
  /// - Throws: A ``ParameterError`` if there is no such parameter.
  package func text(of name: String) throws(ParameterError) -> String? {
    guard let row = ParameterScope.all.row(named: name) else { throw .unknown(name, in: .all) }
    var settings = self
    return row.text(in: &settings)
  }

  /// Sets a parameter by its name to the value that a text describes; nil unsets it.
  ///
  /// Numbers are clamped. A flag is `true` or `false`, and the items of a list have commas between.
  ///
  /// ```swift
  /// try settings.set("mouth-width", to: "0.5")
  /// try settings.set("theme", to: "dusk")
  /// ```
  ///
  /// - Throws: A ``ParameterError`` if there is no such parameter, or if the text is not allowed.
  public mutating func set(_ name: String, to text: String?) throws(ParameterError) {
    guard let row = ParameterScope.all.row(named: name) else { throw .unknown(name, in: .all) }
    try row.set(text, in: &self)
  }

  /// Reads a number as parameters are written: digits, with an optional sign, decimal point and exponent.
  ///
  /// Other texts and numbers that are too large are nil.
  public static func number(of text: String) -> Double? { NumberParameter.number(text) }

  /// The shortest text of exactly this number, which must be finite: `3`, `0.5` or `1e-07`.
  public static func text(of number: Double) -> String { NumberParameter.text(number) }
}

extension Int? {
  /// The number, which the setting's own limits clamp.
  var number: Double? {
    get { map { Double($0) } }
    set { self = newValue.map { Int($0.clamped(to: -1e6...1e6)) } }
  }
}

extension NumberParameter {
  /// Reads an allowed kind of number, which can be out of limits.
  func read(_ text: String) -> Double? {
    Self.number(text).flatMap { isWhole && $0 != $0.rounded() ? nil : $0 }
  }

  /// Reads a number in digits, with an optional sign, decimal point and exponent; nil for any other text.
  package static func number(_ text: String) -> Double? {
    decimal(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Reads such a number; infinite if it is too large.
  package static func decimal(_ text: String) -> Double? {
    // Double also accepts hexadecimal digits and words.
    let isPlain = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    return isPlain ? Double(text) : nil
  }

  /// The shortest text of exactly this number, which must be finite: `3`, `0.5` or `1e-07`.
  package static func text(_ number: Double) -> String {
    // Adding 0 makes a negative zero positive.
    abs(number) < 1e16 && number == number.rounded() ? "\(Int64(number))" : "\(number + 0)"
  }
}

extension Size {
  /// Reads a width and a height with an x between.
  package init?(_ text: String) {
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
      NumberParameter.number(String($0))
    }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else { return nil }
    self.init(width: width, height: height)
  }

  /// The width and the height with an x between.
  package var spelling: String {
    "\(NumberParameter.text(width))x\(NumberParameter.text(height))"
  }
}
