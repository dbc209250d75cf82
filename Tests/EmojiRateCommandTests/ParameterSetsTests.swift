import EmojiRate
import Testing

@testable import EmojiRateCommand

/// The command has an option for every parameter of the library's table, and the other way round.
@Suite("Parameters and options")
struct ParameterSetsTests {
  /// The options that are no parameters of a picture, each with the reason.
  static let ownOptions = [
    "value": "what the picture shows, not how",
    "style": "names the file that parameters are read from",
    "drawing": "names files that are shown in place of a face",
    "tolerance": "how few layers a drawing has",
    "animate-from": "moves the picture, in documents only",
    "duration": "of the same", "repeat": "of the same",
    "output": "where the document goes", "format": "what it is written as",
    "strict": "what becomes of a wrong number",
    "help": "asks for no picture", "version": "asks for no picture",
    "generate-completion-script": "asks for no picture",
    "from": "values of an export", "to": "values of an export", "by": "values of an export",
    "values": "values of an export", "value-column": "values of an export",
    "name-column": "values of an export", "on-error": "values of an export",
    "mean": "what a summary shows", "number": "what a summary shows",
    "group-column": "values of a summary", "count-column": "values of a summary",
    "counts-columns": "values of a summary", "mean-column": "values of a summary",
    "number-column": "values of a summary", "item": "what is rated",
    "where": "values of a file", "header": "values of a file", "missing": "values of a file",
    "clamp": "what becomes of a wrong number", "records": "values of a file",
    "encoding": "values of a file", "quote": "values of a file",
    "input-format": "values of an export", "delimiter": "values of an export",
    "decimal": "values of an export",
    "name-template": "files of an export",
    "pair": "two files or one", "png": "files of an export",
    "sprite": "files of an export",
    "no-sheet": "files of an export", "force": "files of an export",
    "prune": "files of an export",
    "look": "names a file that parameters are read from", "words": "what a control says",
    "name": "what an element is called", "module": "a kind of script", "markup": "writes no script",
    "quiet": "messages of an export", "scale": "a PNG file",
  ]
  private func names(_ kind: PictureKind?) -> [String] {
    var names = ParameterNames()
    var settings = PictureSettings()
    settings.visitParameters(in: kind?.type.parameters ?? .all, &names)
    return names.names
  }

  @Test("Every parameter is an option, and every option a parameter or listed with a reason")
  func options() {
    for subcommand in Subcommand.all where subcommand.action != .layers {
      let options = subcommand.options.map(\.name)
      let without = subcommand.table.without
      let parameters = names(subcommand.picture).filter { !without.contains($0) }
      #expect(Set(options).count == options.count)
      func isOwn(_ option: String) -> Bool {
        without.contains(option) || Self.ownOptions[option] != nil
      }
      #expect(Set(options) == Set(parameters + options.filter(isOwn)))
      for option in options {
        #expect(parameters.contains(option) != isOwn(option), "\(option)")
      }
    }
    let all = Subcommand.all.flatMap { $0.options.map(\.name) }
    for name in Self.ownOptions.keys { #expect(all.contains(name), "\(name)") }
  }

  @Test("Every parameter is a key of style files, and of the schema")
  func keys() {
    #expect(
      Set(PictureKind.styleNames)
        == Set(names(nil)).union(["drawing"]))
    let schema = StyleSchema.text
    for name in PictureKind.styleNames {
      #expect(schema.contains("\n    \"\(name)\": {"), "\(name)")
    }
  }

  @Test("The command's limits and words are the library's", arguments: PictureKind.allCases)
  func kinds(kind: PictureKind) {
    let options = kind.styleOptions
    for number in FaceNumber.allCases.map(\.parameter) where kind == .face {
      #expect(limits("\(number.name)", options) == number.limits)
    }
    if kind == .row {
      #expect(limits("spacing", options) == RowLayout.spacingParameter.limits)
      #expect(limits("cells", options) == nil)
    }
    for name in ["minimum", "maximum"] {
      #expect(limits(name, Subcommand.main.options) == Rating.boundLimits)
    }
    let themes = options.first { $0.name == "theme" }?.words
    #expect(themes == Theme.allCases.map(\.rawValue))
  }

  private func limits(_ name: String, _ options: [CommandOption]) -> ClosedRange<Double>? {
    (options.first { $0.name == name }?.kind as? NumberKind)?.range
  }
}

private struct ParameterNames: ParameterVisitor {
  private(set) var names: [String] = []

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) { names.append("\(parameter.name)") }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    names.append("\(parameter.name)")
  }

  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) { names.append("\(parameter.name)") }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) { names.append("\(parameter.name)") }

  mutating func size(
    _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
  ) { names.append("\(parameter.name)") }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    names.append("\(parameter.name)")
  }

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    names.append("\(parameter.name)")
  }
}
