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
  /// The default of `maximum`, in words.
  var maximumText: StaticString?
  /// Whether it has `size`.
  package var hasSize = true
  /// The parameter that face parameters require, and the words of it without a face.
  var faceRule: (requires: StaticString?, ineffectiveWith: StaticString?)
  /// Whether `line-width` sets the lines of a row's symbols.
  var hasSymbolLines = false
  /// Replaces numbers that differ for this kind, each with its default in words.
  var ownNumber: @Sendable (NumberParameter) -> (NumberParameter, StaticString)? = { _ in nil }

  /// Every parameter.
  public static var all: ParameterScope { ParameterScope() }

  /// The parameters of a drawing in place of a face: scale, background and document.
  public static var drawing: ParameterScope {
    ParameterScope(hasFace: false, hasRow: false, hasLayout: false, hasSummary: false)
  }

  /// The parameters of pictures that are made from a value.
  package static var rated: ParameterScope { ParameterScope(hasSummary: false) }
}
