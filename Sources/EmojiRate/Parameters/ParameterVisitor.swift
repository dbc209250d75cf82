/// What goes through the table of parameters: it is handed every row with its value, to read or to assign.
///
/// There is a method for each kind of value; nil is what is not said. What is assigned out of limits is
/// clamped when the method returns. A row costs nothing that a visitor does not look at: the visit is
/// compiled for it, so a visitor that only assigns numbers leaves no sentence behind.
///
/// ```swift
/// struct Names: ParameterVisitor { … }
/// var settings = PictureSettings()
/// settings.visitParameters(of: .face, &names)
/// ```
public protocol ParameterVisitor {
  /// A number.
  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?)

  /// What is so or not.
  mutating func flag(_ parameter: Parameter, _ value: inout Bool?)

  /// A colour.
  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?)

  /// One of some words; `defaultValue` is the one where none is said.
  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?)

  /// A width and a height, both with the limits of a number.
  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?)

  /// Several values in one.
  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?)

  #if !hasFeature(Embedded)
    /// A text.
    mutating func text(_ parameter: Parameter, _ value: inout String?)
  #endif
}
