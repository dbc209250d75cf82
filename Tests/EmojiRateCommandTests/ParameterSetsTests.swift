import EmojiRate
import Testing

@testable import EmojiRateCommand

/// The command has an option for every parameter of the library's table, and the other way round.
@Suite("Parameters and options")
struct ParameterSetsTests {
  private func names(_ kind: PictureKind?) -> [String] {
    var names = ParameterNames()
    var settings = PictureSettings()
    settings.visitParameters(in: kind?.type.parameters ?? .all, &names)
    return names.names
  }

  @Test("Every parameter is an option once", arguments: Subcommand.all)
  func options(subcommand: Subcommand) {
    guard subcommand.action != .layers, subcommand.action != .list else { return }
    let options = subcommand.options.map(\.name)
    #expect(Set(options).count == options.count)
    let without = subcommand.table.without
    for name in names(subcommand.picture) where !without.contains(name) {
      #expect(options.contains(name), "\(name)")
    }
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
