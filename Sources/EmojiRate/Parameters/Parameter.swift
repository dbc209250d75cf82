/// A row of the parameter table: a parameter's name, group, summary and relations to other parameters.
///
/// Its ``ParameterKind`` gives the allowed values.
package struct Parameter: Sendable {
  /// The name as users type it: `mouth-width`.
  package let name: StaticString
  /// The group it belongs to.
  package let group: ParameterGroup
  /// Its purpose, in one sentence.
  package let summary: StaticString
  /// The default in words, if they differ from the value's own; empty if there is no default.
  package let defaultText: StaticString?
  /// The conflicting parameters, separated by spaces; one of the two naming the other is enough.
  package let conflicts: StaticString
  /// The parameter it requires.
  package let requirement: StaticString?
  /// A parameter, or an option of the command, and those of its words that make this one ineffective:
  /// `symbol star heart`.
  package let ineffectiveWith: StaticString?

  /// Describes a parameter.
  package init(
    _ name: StaticString, _ group: ParameterGroup, _ summary: StaticString,
    defaultValue: StaticString? = nil, conflicts: StaticString = "", requires: StaticString? = nil,
    ineffectiveWith: StaticString? = nil
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    defaultText = defaultValue
    self.conflicts = conflicts
    requirement = requires
    self.ineffectiveWith = ineffectiveWith
  }
}

extension Parameter {
  /// Whether it has a name; comparing allocates no string.
  package func isNamed(_ name: String) -> Bool {
    let own = UnsafeBufferPointer(self.name)
    return name.utf8.count == own.count && name.utf8.elementsEqual(own)
  }
}

/// The groups of parameters.
package enum ParameterGroup: Int, CaseIterable, Hashable, Sendable {
  /// The rating scale.
  case scale
  /// The shape of a face.
  case face
  /// The content of a row.
  case row
  /// The places of a row's symbols.
  case layout
  /// The colours of every picture.
  case color
  /// The document that holds the picture.
  case document
}

/// The values that a colour parameter allows.
package struct ColorParameter: Sendable {
  /// The default colour; nil if there is none.
  package private(set) var defaultValue: CSSColor?
  /// The word that unsets the colour, such as `none`; nil if there is no such word.
  package private(set) var word: StaticString?
  /// Whether it can be `currentColor`, which cannot be interpolated.
  package private(set) var allowsCurrentColor = true
}

/// The kind of a parameter's value, with the allowed values.
package enum ParameterKind: Sendable {
  /// A number.
  case number(NumberParameter)
  /// True or false.
  case flag
  /// A colour.
  case color(ColorParameter)
  /// One of several words; `defaultValue` applies if none is set.
  case word(AllowedTexts, defaultValue: String, hasOtherWords: Bool)
  /// A width and a height, both with the limits of a number.
  case size(NumberParameter)
  /// A list of values, with the allowed ones as a phrase.
  case list(AllowedTexts, phrase: StaticString)
  /// A text.
  case text
  /// A text in path data: see ``SymbolPath``.
  case pathData
}

/// The texts that a parameter of words, or of a list, allows.
package struct AllowedTexts: Sendable {
  /// The words; empty if items of a list are colours.
  package let words: @Sendable () -> [String]
  /// Whether a text is allowed.
  package let allows: @Sendable (String) -> Bool
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
  var minimum = PictureSettings.minimumParameter
  var maximum = PictureSettings.maximumParameter
  var step = PictureSettings.stepParameter
  /// The number of symbols in a row.
  var count = StarRow.countParameter
  /// The size of a document; nil if the layout has it.
  var size: NumberParameter? = SVGOptions.sizeParameter
  /// The decimals of a document.
  var precision = SVGOptions.precisionParameter
  /// Whether it draws symbols, which can be faces; then `line-width` sets the lines of symbols.
  var hasSymbols = false

  /// The parameter that face parameters require, and the words of it without a face.
  var faceRule: (requires: StaticString?, ineffectiveWith: StaticString?) {
    hasSymbols ? ("symbol", RowSymbol.facelessWords) : (nil, nil)
  }

  /// Whether it has `size`.
  package var hasSize: Bool { size != nil }

  /// Every parameter.
  package static var all: ParameterScope { ParameterScope() }

  /// The parameters of a drawing in place of a face: scale, background and document.
  public static var drawing: ParameterScope {
    ParameterScope(hasFace: false, hasRow: false, hasLayout: false, hasSummary: false)
  }
}
