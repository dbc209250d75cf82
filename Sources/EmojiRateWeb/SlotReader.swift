import EmojiRate

/// Says in settings what the slots of the library's table say.
struct SlotReader: ParameterVisitor {
  private let slots: UnsafeMutablePointer<Double>
  private var index = Slot.tableStart
  /// Whether a face is shown, and no row.
  private(set) var isFace = true

  init(_ slots: UnsafeMutablePointer<Double>) { self.slots = slots }

  /// The number in the next slot; not a number is not said.
  private mutating func next() -> Double? {
    defer { index += 1 }
    let number = slots[index]
    return number == number ? number : nil
  }

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) {
    value = next()
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    value = next().map { $0 > 0 }
  }

  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) {
    value = CSSColor(slots: slots + index)
    index += 4
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, usual: Word, _ value: inout Word?
  ) {
    guard let number = next() else { return }
    var place = Int(min(max(number, 0), 99))
    if Word.self == RowSymbol.self {
      // The first word is the face by itself.
      isFace = place == 0
      place -= 1
    }
    value = Word(rawValue: place)
  }

  mutating func size(
    _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
  ) {
    let (width, height) = (next(), next())
    if let width, let height { value = Size(width: width, height: height) }
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    value = Value(numbers: slots.loadList(at: index))
    index += 8
  }
}

/// Reads one parameter back, as it is used.
struct SlotAnswer: ParameterVisitor {
  private let wanted: Int
  private var index = Slot.tableStart
  private let isFace: Bool
  private let rating: Rating
  private let style: FaceStyle
  /// The number, or that of a word; not a number, where nothing is said and nothing usual.
  private(set) var answer = Double.nan

  init(of slot: Int, isFace: Bool, rating: Rating, style: FaceStyle) {
    wanted = slot
    self.isFace = isFace
    self.rating = rating
    self.style = style
  }

  private mutating func passes(_ count: Int) -> Bool {
    defer { index += count }
    return index == wanted
  }

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) {
    guard passes(1) else { return }
    if parameter.isNamed("minimum") {
      answer = rating.minimum
    } else if parameter.isNamed("maximum") {
      answer = rating.maximum
    } else if parameter.isNamed("line-width"), !isFace {
      answer = value ?? StarStyle.lineWidthParameter.usual
    } else if let value {
      answer = number.clamped(value)
    } else if !parameter.isNamed("width"), !parameter.isNamed("size") {
      answer = number.usual
    }
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    if passes(1), let value { answer = value ? 1 : 0 }
  }

  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) {
    _ = passes(4)
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, usual: Word, _ value: inout Word?
  ) {
    guard passes(1) else { return }
    answer = Double(value?.rawValue ?? part(Word.self) ?? usual.rawValue)
    if Word.self == RowSymbol.self { answer = isFace ? 0 : answer + 1 }
  }

  /// The number of the word that a character has; nil of what no character has.
  private func part<Word: Keyword>(_: Word.Type) -> Int? {
    if Word.self == FaceHead.self { return style.head.rawValue }
    if Word.self == FaceEyes.self { return style.eyes.rawValue }
    if Word.self == FaceBrows.self { return style.brows.rawValue }
    if Word.self == FaceMouth.self { return style.mouth.rawValue }
    if Word.self == FacePaint.self { return style.paint.rawValue }
    return nil
  }

  mutating func size(
    _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
  ) {
    _ = passes(2)
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    _ = passes(8)
  }
}

/// Reads a text into the slots of a list.
struct SlotListWriter: ParameterVisitor {
  private let slots: UnsafeMutablePointer<Double>
  private let wanted: Int
  private let text: UnsafeBufferPointer<UInt8>
  private var index = Slot.tableStart
  /// Whether the text is a list of that kind.
  private(set) var isList = false

  init(_ slots: UnsafeMutablePointer<Double>, to slot: Int, _ text: UnsafeBufferPointer<UInt8>) {
    self.slots = slots
    wanted = slot
    self.text = text
  }

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) { index += 1 }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) { index += 1 }

  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) { index += 4 }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, usual: Word, _ value: inout Word?
  ) { index += 1 }

  mutating func size(
    _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
  ) { index += 2 }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    if index == wanted {
      let list = Value(list: text)
      isList = list != nil
      let numbers = list?.numbers ?? SIMD8(repeating: .nan)
      for place in 0..<8 { slots[index + place] = numbers[place] }
    }
    index += 8
  }
}

extension UnsafeMutablePointer<Double> {
  /// The eight numbers of a list.
  fileprivate func loadList(at index: Int) -> SIMD8<Double> {
    var numbers = SIMD8<Double>()
    for place in 0..<8 { numbers[place] = self[index + place] }
    return numbers
  }
}

extension CSSColor {
  /// The number in place of the hue that says it is the text's colour.
  private static var currentColorHue: Double { 2 }

  /// Reads a colour from its four slots; nil where none is said.
  init?(slots: UnsafeMutablePointer<Double>) {
    guard slots[0] == slots[0] else { return nil }
    self =
      slots[0] == Self.currentColorHue
      ? .currentColor
      : .hsb(
        HSBColor(hue: slots[0], saturation: slots[1], brightness: slots[2], alpha: slots[3]))
  }

  /// Puts a colour into its four slots.
  func write(to slots: UnsafeMutablePointer<Double>) {
    let color = hsb
    slots[0] = self == .currentColor ? Self.currentColorHue : color.hue
    slots[1] = color.saturation
    slots[2] = color.brightness
    slots[3] = color.alpha
  }
}
