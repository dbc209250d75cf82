/// A number with the limits and the default that it has for a kind of picture.
struct ScopedNumber: Sendable {
  let parameter: NumberParameter
  /// The default in words, if it differs from that of the number.
  let defaultText: StaticString?

  init(_ parameter: NumberParameter, defaultValue: StaticString? = nil) {
    self.parameter = parameter
    defaultText = defaultValue
  }
}

/// The parameters of a kind of picture, and how they differ from other kinds.
public struct ParameterScope: Sendable {
  /// Whether it has the parameters of faces.
  var hasFace = true
  /// Whether it has the parameters of rows.
  var hasRow = true
  /// Whether it has the parameters for a row's layout and `fill`.
  var hasLayout = true
  /// Whether it has the parameters of summaries.
  var hasSummary = true
  /// The numbers of the scale.
  var minimum = ScopedNumber(PictureSettings.minimumParameter)
  var maximum = ScopedNumber(PictureSettings.maximumParameter)
  var step = ScopedNumber(PictureSettings.stepParameter)
  /// The number of symbols in a row.
  var count = ScopedNumber(StarRow.countParameter)
  /// The size of a document; nil if the layout has it.
  var size: ScopedNumber? = ScopedNumber(SVGOptions.sizeParameter)
  /// The decimals of a document.
  var precision = ScopedNumber(SVGOptions.precisionParameter)
  /// The parameter that face parameters require, and the words of it without a face.
  var faceRule: (requires: StaticString?, ineffectiveWith: StaticString?)
  /// Whether `line-width` sets the lines of a row's symbols.
  var hasSymbolLines = false

  /// Whether it has `size`.
  package var hasSize: Bool { size != nil }

  /// Every parameter.
  public static var all: ParameterScope { ParameterScope() }

  /// The parameters of a drawing in place of a face: scale, background and document.
  public static var drawing: ParameterScope {
    ParameterScope(hasFace: false, hasRow: false, hasLayout: false, hasSummary: false)
  }
}
