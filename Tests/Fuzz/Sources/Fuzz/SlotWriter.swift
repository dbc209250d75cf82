import EmojiRate
import Foundation

/// Says in numbers what settings say, as the module for the web is told it.
///
/// They are in the order of the library's table. Missing settings are NaN: see SlotReader in
/// Sources/EmojiRateWeb.
struct SlotWriter: ParameterVisitor {
  private var slots: [Double]
  /// The number of what is shown: 0 is the face by itself, and then come the symbols of rows.
  private let symbol: Int

  /// The value that is shown and the slots, in the machine's byte order, behind their count.
  static func record(of input: Input, symbol: Int) -> Data {
    let value = symbol == 0 ? input.face.rating.value : input.row.rating.value
    let shown = symbol == 0 ? 0 : input.row.symbol.rawValue + 1
    var writer = SlotWriter(slots: [value], symbol: shown)
    var settings = input.settings
    if symbol != 0 { settings.options.size = nil }
    settings.visitParameters(in: .rated, &writer)
    return ([Double(writer.slots.count)] + writer.slots).withUnsafeBytes { Data($0) }
  }

  private mutating func append(_ numbers: [Double]?, count: Int) {
    slots += numbers ?? Array(repeating: .nan, count: count)
  }

  mutating func number(_: Parameter, _: NumberParameter, _ value: inout Double?) {
    append(value.map { [$0] }, count: 1)
  }

  mutating func flag(_: Parameter, _ value: inout Bool?) {
    append(value.map { [$0 ? 1 : 0] }, count: 1)
  }

  mutating func color(_: Parameter, _: ColorParameter, _ value: inout CSSColor?) {
    let numbers = value.map { color in
      let hsb = color.hsb
      return [color == .currentColor ? 2 : hsb.hue, hsb.saturation, hsb.brightness, hsb.alpha]
    }
    append(numbers, count: 4)
  }

  mutating func word<Word: Keyword>(_: Parameter, defaultValue _: Word, _ value: inout Word?) {
    if Word.self == RowSymbol.self {
      append([Double(symbol)], count: 1)
    } else {
      append(value.map { [Double($0.rawValue)] }, count: 1)
    }
  }

  mutating func size(_: Parameter, _: NumberParameter, _ value: inout Size?) {
    append(value.map { [$0.width, $0.height] }, count: 2)
  }

  mutating func list<Value: ParameterList>(_: Parameter, _ value: inout Value?) {
    append(value.map { list in (0..<8).map { list.numbers[$0] } }, count: 8)
  }

  mutating func text(_: Parameter, _: inout String?) {}
}
