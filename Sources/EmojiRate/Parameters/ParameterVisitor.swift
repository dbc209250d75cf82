/// A visitor of the parameter table: it receives every row with its value, to read or to assign.
///
/// There is one method for each kind of value; nil means not set. A value out of limits is clamped when the
/// method returns. The compiler specialises the visit, so parts of a row that a visitor ignores cost nothing:
/// one that only assigns numbers leaves no help text in the binary.
///
/// ```swift
/// struct Names: ParameterVisitor { … }
/// var settings = PictureSettings()
/// settings.visitParameters(in: Face.parameters, &names)
/// ```
package protocol ParameterVisitor {
  /// A number.
  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?)

  /// A flag.
  mutating func flag(_ parameter: Parameter, _ value: inout Bool?)

  /// A colour.
  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?)

  /// One of several words; `defaultValue` applies if none is set.
  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?)

  /// A width and a height, both with the limits of a number.
  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?)

  /// A list of values.
  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?)

  /// A text.
  mutating func text(_ parameter: Parameter, _ value: inout String?)
}
