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
  var minimum = PictureSettings.minimumParameter
  var maximum = PictureSettings.maximumParameter
  var step = PictureSettings.stepParameter
  /// The number of symbols in a row.
  var count = StarRow.countParameter
  /// The size of a document; nil if the layout has it.
  var size: NumberParameter? = SVGOptions.sizeParameter
  /// The decimals of a document.
  var precision = SVGOptions.precisionParameter
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
