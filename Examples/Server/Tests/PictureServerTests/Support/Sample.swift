import EmojiRate

@testable import PictureServer

/// A parameter of the library's table with a value other than its default, in its one spelling.
struct Sample {
  let name: String
  /// The value; nil for a flag.
  let value: String?
  /// The name and value of the parameter that this one requires.
  let requirement: String?

  /// The name and value as an address has them.
  var query: String { value.map { "\(name)=\($0)" } ?? name }

  /// The samples of all parameters of a kind of picture.
  static func all(of kind: PictureKind) -> [Sample] {
    var visitor = Visitor()
    var settings = PictureSettings()
    settings.visitParameters(in: kind.type.parameters, &visitor)
    return visitor.samples
  }

  private struct Visitor: ParameterVisitor {
    var samples: [Sample] = []

    private mutating func add(_ parameter: Parameter, _ value: String?) {
      samples.append(
        Sample(
          name: "\(parameter.name)", value: value,
          requirement: parameter.requirement.map {
            "\($0)=" + ("\($0)" == "symbol" ? "face" : "300")
          }))
    }

    mutating func number(
      _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
    ) {
      // The scale's limits are far apart, so this takes values that suit the other defaults.
      let (lower, upper) = (max(number.limits.lowerBound, -10), min(number.limits.upperBound, 10))
      let other = lower == number.defaultValue || parameter.isNamed("maximum") ? upper : lower
      add(parameter, NumberParameter.text(other))
    }

    mutating func flag(_ parameter: Parameter, _ value: inout Bool?) { add(parameter, nil) }

    mutating func color(
      _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
    ) { add(parameter, "%23dc143c") }

    mutating func word<Word: Keyword>(
      _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
    ) { add(parameter, Word.allCases.filter { $0 != defaultValue }.last!.rawValue) }

    mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
      add(parameter, "200x50")
    }

    mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
      // A list without words is a list of colours.
      add(parameter, Value.words.isEmpty ? "%23dc143c,%23008000" : Value.words.last!)
    }

    mutating func text(_ parameter: Parameter, _ value: inout String?) {
      add(parameter, parameter.isPathData ? "M12%202L22%2020H2Z" : "text")
    }
  }
}
