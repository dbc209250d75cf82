import EmojiRate

/// Goes through the library's table with the slots beside it: says in settings what the slots say, and
/// keeps what is known of one of them.
///
/// One visitor answers all that is asked of the table, for the module has the table once for each.
struct SlotReader: ParameterVisitor {
  /// What is known of a parameter.
  struct Entry {
    var parameter: Parameter
    /// What it is, in the form that ``SlotTable`` describes.
    var kind: StaticString
    /// Its words, a space between two.
    var words: StaticString = ""
    /// The number that it was in the settings, or that of its word; not a number, where nothing is said
    /// and nothing usual.
    var number = Double.nan

    /// Whether it is what a row consists of.
    var isSymbol: Bool { parameter.isNamed("symbol") }
  }

  /// The slots; nil, where nothing is said.
  private let slots: UnsafeMutablePointer<Double>?
  private var index = Slot.tableStart
  /// The slot whose parameter is to be kept.
  private let wanted: Int
  /// A text to be read into the slots of the list there.
  private let text: UnsafeBufferPointer<UInt8>?

  /// The parameter of the wanted slot, if one begins there.
  private(set) var entry: Entry?
  /// Whether the text is a list of that kind.
  private(set) var isList = false
  /// What is shown.
  private(set) var kind = PictureKind.face

  /// Begins at the first slot of the table.
  init(
    _ slots: UnsafeMutablePointer<Double>?, entryAt wanted: Int = -1,
    reading text: UnsafeBufferPointer<UInt8>? = nil
  ) {
    self.slots = slots
    self.wanted = wanted
    self.text = text
  }

  /// The slot after the last one that was looked at.
  var end: Int { index }

  /// Goes on behind the slots of a parameter, and says which is the first of them.
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

  /// The number of a slot; not a number is not said.
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

  mutating func color(
    _ parameter: Parameter, _ color: ColorParameter, _ value: inout CSSColor?
  ) {
    let slot = pass(4, parameter, "#")
    value = slots.flatMap { CSSColor(slots: $0 + slot) }
  }

  mutating func word<Word: Keyword>(
    _ parameter: Parameter, defaultValue: Word, _ value: inout Word?
  ) {
    if Word.hasOtherWords, index == wanted, let text {
      let choice = Word(keyword: text)
      isList = choice != nil
      slots?[index] = choice.map { Double($0.rawValue) } ?? .nan
    }
    guard let place = word(parameter, Word.keywords, (value ?? defaultValue).rawValue) else {
      return
    }
    value = Word(rawValue: place)
  }

  /// The number of the word that a slot says.
  @inline(never)
  private mutating func word(
    _ parameter: Parameter, _ words: StaticString, _ used: Int
  ) -> Int? {
    let slot = pass(1, parameter, ":", words: words, number: Double(used))
    guard let number = said(slot) else { return nil }
    let place = Int(min(max(number, 0), 99))
    guard parameter.isNamed("symbol") else { return place }
    // The first word is the face by itself.
    kind = place == 0 ? .face : .row
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
      isList = list != nil
      numbers.storeBytes(of: list?.numbers ?? SIMD8(repeating: .nan), as: SIMD8<Double>.self)
    }
    value = Value(numbers: numbers.loadUnaligned(as: SIMD8<Double>.self))
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
