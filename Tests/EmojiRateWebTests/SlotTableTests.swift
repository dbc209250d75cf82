import EmojiRate
import EmojiRateCommand
import Testing

@testable import EmojiRateWeb

@Suite("SlotTable")
struct SlotTableTests {
  /// The attributes that are named unlike the parameters of the library, and why.
  private static let renamed = [
    // As those of <input type="range">.
    "min": "minimum", "max": "maximum",
  ]

  /// What no control has.
  private static let missing: Set = [
    // The picture always fills the element, whose name and role say what it is; texts have no slots.
    "responsive", "decorative", "title", "head-path", "symbol-path",
  ]

  @Test(
    "Every parameter of a rated picture is an attribute, and the other way round, but for those named"
  )
  func sets() {
    var names = ParameterNames()
    var settings = PictureSettings()
    settings.visitParameters(in: .rated, &names)
    let attributes = SlotEntry.all.filter { $0.kind != "." }.map(\.name)
    #expect(Set(attributes).count == attributes.count)
    #expect(
      Set(attributes.map { Self.renamed[$0] ?? $0 }) == names.names.subtracting(Self.missing))
  }

  @Test("The words are the library's, in the order of their numbers")
  func words() {
    func words(_ name: String) -> [String] { SlotEntry.all.first { $0.name == name }!.words }
    #expect(words("fill") == FillRule.allCases.map(\.description))
    #expect(words("hue-path") == HuePath.allCases.map(\.description))
    #expect(words("language") == Language.allCases.map(\.description))
    #expect(words("theme") == Theme.allCases.map(\.description))
    // The element's first is the face by itself; rows have the plural.
    #expect(words("symbol") == ["face"] + RowSymbol.allCases.map { "\($0)s" })
  }

  @Test("A buffer that is too small has the beginning of the table, and the count of all of it")
  func smallBuffer() {
    var all = [UInt8](repeating: 0, count: 1 << 14)
    let count = all.withUnsafeMutableBytes { SlotTable.write(into: $0) }
    var few = [UInt8](repeating: 0, count: 20)
    #expect(few.withUnsafeMutableBytes { SlotTable.write(into: $0) } == count)
    #expect(few == Array(all[..<20]))
  }
}

/// The names of the library's parameters.
private struct ParameterNames: ParameterVisitor {
  private(set) var names: Set<String> = []

  private mutating func add(_ parameter: Parameter) { names.insert("\(parameter.name)") }

  mutating func number(_ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    add(parameter)
  }
  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) { add(parameter) }
  mutating func color(_ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?) {
    add(parameter)
  }
  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    add(parameter)
  }
  mutating func size(_ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    add(parameter)
  }
  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    add(parameter)
  }
  mutating func text(_ parameter: Parameter, _ value: inout String?) { add(parameter) }
}
