import EmojiRate

/// A visitor of the parameter table that copies slots into settings.
///
/// It can also keep the entry of one slot, or read a text into a slot. One visitor does all of this, because
/// each type of visitor adds a copy of the table to the module.
struct SlotReader: ParameterVisitor {
  /// A parameter with its kind, words and value.
  struct Entry {
    var parameter: Parameter
    /// The mark of its kind: see ``SlotTable``.
    var kind: StaticString
    /// Its words, separated by spaces.
    var words: StaticString = ""
    /// The number, or the index of the word, as set or by default; NaN for other kinds and missing defaults.
    var number = Double.nan

    /// Whether it is `symbol`, which chooses between a face and a row.
    var isSymbol: Bool { parameter.isNamed("symbol") }
  }

  /// The slots; nil if all are unset.
  private let slots: UnsafeMutablePointer<Double>?
  /// The slot after the last one visited.
  private(set) var index = 0
  /// The first slot of the parameter to keep; -1 for none.
  private let wanted: Int
  /// The text to read into the wanted slot, for a colour, a list or a language.
  private let text: UnsafeBufferPointer<UInt8>?

  /// The parameter of the wanted slot, if one begins there.
  private(set) var entry: Entry?
  /// Whether the text is valid for the wanted slot.
  private(set) var isRead = false
  /// Whether `symbol` chooses a single face.
  private(set) var showsFace = true

  /// Makes a reader that starts at the first slot of the table.
  init(
    _ slots: UnsafeMutablePointer<Double>?, entryAt wanted: Int = -1,
    reading text: UnsafeBufferPointer<UInt8>? = nil
  ) {
    self.slots = slots
    self.wanted = wanted
    self.text = text
  }

  /// Moves past the slots of a parameter, and returns the index of the first one.
  @inline(never)
  private mutating func pass(
    _ count: Int, _ parameter: Parameter, _ kind: StaticString, words: StaticString = "",
    number: Double = .nan
  ) -> Int {
    if index == wanted {
      entry = Entry(parameter: parameter, kind: kind, words: words, number: number)
    }
    defer { index += count }
    return index
  }

  /// The number in a slot; nil if it is unset.
  private func said(_ index: Int) -> Double? {
    guard let number = slots?[index], number == number else { return nil }
    return number
  }

  mutating func number(
    _ parameter: Parameter, _ number: NumberParameter, _ value: inout Double?
  ) {
    value = said(pass(1, parameter, "", number: value ?? parameter.defaultValue(number)))
  }

  mutating func flag(_ parameter: Parameter, _ value: inout Bool?) {
    value = said(pass(1, parameter, "?")).map { $0 > 0 }
  }

  @inline(never)
  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) {
    let slot = pass(4, parameter, "#")
    guard let slots else { return }
    if slot == wanted, let text {
      let color = CSSColor(css: text)
      isRead = color != nil
      slots[slot] = .nan
      color?.write(to: slots + slot)
    }
    value = CSSColor(slots: slots + slot)
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    if Word.hasOtherWords, index == wanted, let text {
      let choice = Word(keyword: text)
      isRead = choice != nil
      slots?[index] = choice.map { Double($0.rawValue) } ?? .nan
    }
    guard let place = word(parameter, Word.keywords, (value ?? defaultValue).rawValue) else {
      return
    }
    value = Word(rawValue: place)
  }

  /// The number of the word in a slot; nil if it is unset.
  @inline(never)
  private mutating func word(
    _ parameter: Parameter, _ words: StaticString, _ used: Int
  ) -> Int? {
    let slot = pass(1, parameter, ":", words: words, number: Double(used))
    guard let number = said(slot) else { return nil }
    let place = Int(min(max(number, 0), 99))
    guard parameter.isNamed("symbol") else { return place }
    // The first word, `face`, is a single face.
    showsFace = place == 0
    return place - 1
  }

  mutating func size(
    _ parameter: Parameter, _ length: NumberParameter, _ value: inout Size?
  ) {
    let slot = pass(2, parameter, "*")
    if let width = said(slot), let height = said(slot + 1) {
      value = Size(width: width, height: height)
    }
  }

  mutating func list<Value: ParameterList>(_ parameter: Parameter, _ value: inout Value?) {
    let slot = pass(8, parameter, "+")
    guard let numbers = slots.map({ UnsafeMutableRawPointer($0 + slot) }) else { return }
    if slot == wanted, let text {
      let list = Value(list: text)
      isRead = list != nil
      numbers.storeBytes(of: list?.numbers ?? SIMD8(repeating: .nan), as: SIMD8<Double>.self)
    }
    value = Value(numbers: numbers.loadUnaligned(as: SIMD8<Double>.self))
  }
}

extension CSSColor {
  /// The number that means currentColor in the slot of the hue.
  private static var currentColorHue: Double { 2 }

  /// Reads a colour from its four slots; nil if it is unset.
  init?(slots: UnsafeMutablePointer<Double>) {
    guard slots[0] == slots[0] else { return nil }
    self =
      slots[0] == Self.currentColorHue
      ? .currentColor
      : .hsb(
        HSBColor(hue: slots[0], saturation: slots[1], brightness: slots[2], alpha: slots[3]))
  }

  /// Writes the colour into its four slots.
  func write(to slots: UnsafeMutablePointer<Double>) {
    let color = hsb
    slots[0] = self == .currentColor ? Self.currentColorHue : color.hue
    slots[1] = color.saturation
    slots[2] = color.brightness
    slots[3] = color.alpha
  }
}
