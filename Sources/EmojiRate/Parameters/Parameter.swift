/// One row of the table of parameters: what a parameter is called, what it belongs to, what it is for, and
/// how it goes together with others.
///
/// What it may be is said beside it, by the kind of its value: see ``ParameterVisitor``. Where there is
/// no help to print, in Embedded Swift, a row is its name alone.
public struct Parameter: Sendable {
  /// What it is called where it is typed: `mouth-width`.
  public let name: StaticString
  #if !hasFeature(Embedded)
    /// What it belongs to.
    public let group: ParameterGroup
    /// What it is for, as one sentence.
    public let summary: StaticString
    /// What holds where it is not said, in other words than the value's own; empty, where nothing does.
    public let defaultText: StaticString?
    /// The parameters that it conflicts with, a space between; the other one need not name this one.
    public let conflicts: StaticString
    /// The parameter that it requires.
    public let requirement: StaticString?
    /// The parameter and its words, with which this one has no effect: `symbol star heart`.
    public let ineffectiveWith: StaticString?
    /// Whether themes say it, so that a theme replaces it.
    public let isThemed: Bool
    /// Whether its text is path data: see ``FacePath``.
    public let isPathData: Bool
    /// Whether it is of the markup alone, and says nothing of a picture made of pixels.
    public let isMarkup: Bool
  #endif

  /// Describes a parameter.
  public init(
    _ name: StaticString, _ group: ParameterGroup, _ summary: StaticString,
    defaultValue: StaticString? = nil, conflicts: StaticString = "", requires: StaticString? = nil,
    ineffectiveWith: StaticString? = nil, isThemed: Bool = false, isPathData: Bool = false,
    isMarkup: Bool = false
  ) {
    self.name = name
    #if !hasFeature(Embedded)
      self.group = group
      self.summary = summary
      defaultText = defaultValue
      self.conflicts = conflicts
      requirement = requires
      self.ineffectiveWith = ineffectiveWith
      self.isThemed = isThemed
      self.isPathData = isPathData
      self.isMarkup = isMarkup
    #endif
  }

  /// Describes a parameter that is a number, which has its name and sentence.
  public init(
    _ number: NumberParameter, _ group: ParameterGroup, defaultValue: StaticString? = nil,
    conflicts: StaticString = "", requires: StaticString? = nil,
    ineffectiveWith: StaticString? = nil
  ) {
    #if hasFeature(Embedded)
      name = number.name
    #else
      self.init(
        number.name, group, number.summary, defaultValue: defaultValue, conflicts: conflicts,
        requires: requires, ineffectiveWith: ineffectiveWith)
    #endif
  }
}

#if !hasFeature(Embedded)
  extension Parameter {
    /// What is wrong with a text that is to be the parameter's value, and where; nil is nothing.
    public func problem(inText text: String) -> String? {
      guard isPathData else { return nil }
      do {
        if isNamed("symbol-path") { _ = try SymbolPath(text) } else { _ = try FacePath(text) }
        return nil
      } catch {
        return error.description
      }
    }
  }
#endif

/// What a parameter belongs to.
public enum ParameterGroup: Int, CaseIterable, Hashable, Sendable {
  /// The scale of the rating.
  case scale
  /// The form of a face.
  case face
  /// What a row consists of.
  case row
  /// Where the symbols of a row stand.
  case layout
  /// The colours of any picture.
  case color
  /// The document that a picture is written as.
  case document
}

/// What a colour that can be set may be.
public struct ColorParameter: Sendable {
  /// The word in place of a colour that takes it back, as if it were not said; nil, where there is none.
  public let word: StaticString?
  /// Whether it can be that of the text around, with which nothing can be interpolated.
  public let allowsCurrentColor: Bool
  #if !hasFeature(Embedded)
    /// The colour where none is said; nil, where there is none.
    public let defaultValue: CSSColor?
  #endif

  /// Describes a colour.
  public init(
    defaultValue: @autoclosure () -> CSSColor? = nil, word: StaticString? = nil,
    allowsCurrentColor: Bool = true
  ) {
    self.word = word
    self.allowsCurrentColor = allowsCurrentColor
    #if !hasFeature(Embedded)
      self.defaultValue = defaultValue()
    #endif
  }
}
