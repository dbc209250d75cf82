import EmojiRate
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What does not hold.
struct Violation: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) throws {
  if !holds { throw Violation(sentence()) }
}

/// What holds of every input.
enum Invariants {
  /// Draws one input and looks at everything that comes of it.
  ///
  /// - Returns: The bytes of its documents.
  static func check(_ number: UInt64) throws -> [UInt8] {
    var generator = InputGenerator(input: number)
    var settings = PictureSettings()
    var random = RandomParameters(generator: generator, rarity: generator.element([2, 4, 8, 1000]))
    settings.visitParameters(&random)
    generator = random.generator
    let value = generator.number(-1...6)
    let face = settings.face(value)
    let row = settings.row(value)
    try check(face.rating)
    try check(row.rating)
    let document = try check(face, settings.options(of: .face), &generator, number)
    let rowDocument = try check(row, settings.options(of: .row), &generator, number)
    try checkControl(&generator, face, row)
    try checkTexts(&generator)
    if number % 16 == 0 { try checkCoding(face, row) }
    return document + rowDocument
  }

  private static func check(_ rating: Rating) throws {
    try expect(rating.minimum <= rating.maximum, "the scale is upside down: \(rating)")
    try expect(
      (rating.minimum...rating.maximum).contains(rating.value),
      "the value left its scale: \(rating)")
    var again = rating
    again.value = rating.value
    try expect(
      again == rating, "a value that is assigned again is another one: \(rating), \(again)")
  }

  // MARK: Documents

  private static func check<Base: Picture>(
    _ picture: Base, _ options: SVGOptions, _ generator: inout InputGenerator, _ number: UInt64
  ) throws -> [UInt8] {
    let text = picture.svg(options)
    let bytes = Array(text.utf8)
    try checkMarkup(text, isParsed: number % 64 == 0)
    for room in [0, generator.index(bytes.count + 1), bytes.count, bytes.count + 64] {
      var buffer = [UInt8](repeating: 0xAA, count: room)
      let count = buffer.withUnsafeMutableBytes { picture.write(into: $0, options: options) }
      try expect(
        count == bytes.count, "it says \(count) bytes in a buffer of \(room), not \(bytes.count)")
      let prefix = min(room, count)
      try expect(
        buffer[..<prefix].elementsEqual(bytes[..<prefix]), "a buffer of \(room) has other bytes")
      try expect(buffer[prefix...].allSatisfy { $0 == 0xAA }, "it wrote behind its document")
    }
    if number % 64 == 1 {
      let start = generator.number(0...5)
      let moving = MovingPicture(
        picture, RatingAnimation(from: start, duration: generator.number(0...9)))
      try checkMarkup(moving.svg(options), isParsed: true)
    }
    return bytes
  }

  private static func checkMarkup(_ text: String, isParsed: Bool) throws {
    try expect(
      text.hasPrefix("<svg ") && text.hasSuffix("</svg>"), "it is no document: \(text.prefix(80))")
    // Words are the user's: they may say anything.
    let drawn = text.replacing(#/ aria-label="[^"]*"|<title>[^<]*</title>/#, with: "")
    for word in ["nan", "inf", "NaN"] {
      try expect(!drawn.contains(word), "it says \(word): \(drawn.prefix(2000))")
    }
    guard isParsed else { return }
    let parser = XMLParser(data: Data(text.utf8))
    try expect(
      parser.parse(), "it is not well-formed: \(String(describing: parser.parserError)): \(text)")
  }

  // MARK: Codable

  private static func checkCoding(_ face: Face, _ row: StarRow) throws {
    let style = try JSONDecoder().decode(FaceStyle.self, from: JSONEncoder().encode(face.style))
    try expect(
      Face(face.rating, style: style).svg() == face.svg(),
      "a style is another one when it is decoded")
    let again = try JSONDecoder().decode(StarRow.self, from: JSONEncoder().encode(row))
    try expect(again.svg() == row.svg(), "a row is another one when it is decoded")
  }

  // MARK: Texts

  private static func checkTexts(_ generator: inout InputGenerator) throws {
    let text = generator.text()
    if let color = CSSColor(css: text) {
      try expect(
        CSSColor(css: color.spelling) == color, "a colour is another one when it is spelled")
    }
    if let path = try? FacePath(text) {
      try expect((try? FacePath(path.data)) == path, "a path is another one when it is read again")
    }
    let color = generator.color()
    guard let spelled = CSSColor(css: color.spelling) else {
      throw Violation("\(color.spelling) is not read again")
    }
    try expect(spelled == color, "\(color.spelling) is another colour when it is read again")
  }

  // MARK: The control

  private static func checkControl(
    _ generator: inout InputGenerator, _ face: Face, _ row: StarRow
  ) throws {
    let isFace = generator.oneIn(2)
    let rating = isFace ? face.rating : row.rating
    let surface: ControlSurface =
      isFace
      ? .face(
        generator.element(Array(FaceDirection.allCases)), sensitivity: generator.number(0...10))
      : .row(
        generator.element(Array(TouchRule.allCases)), layout: row.layout, count: row.count)
    var control = Control(surface, rating: rating, isRated: generator.oneIn(2))
    control.isClearable = generator.oneIn(2)
    control.isReadOnly = generator.oneIn(8)
    control.isEnabled = !generator.oneIn(8)
    for _ in 0..<generator.index(12) {
      let before = control
      let effects = control.handle(event(&generator))
      try check(control.rating)
      let isChanged =
        before.rating.value != control.rating.value || before.isRated != control.isRated
      try expect(
        effects.contains(.input) == isChanged,
        "input is reported \(effects.contains(.input)), and changed is \(isChanged): \(before), \(control)"
      )
      if control.isReadOnly || !control.isEnabled {
        try expect(!isChanged, "it changed though nobody may change it")
      }
    }
  }

  private static func event(_ generator: inout InputGenerator) -> ControlEvent {
    let point = Point(generator.number(-10...300), generator.number(-10...300))
    let size = Size(width: generator.number(0...300), height: generator.number(0...300))
    let touch = Touch(point, in: size, mayScroll: generator.oneIn(2))
    switch generator.index(5) {
    case 0: return .press(touch)
    case 1: return .move(touch)
    case 2: return .release(touch)
    case 3: return .cancel
    default: return .key(generator.element(ControlEvent.Key.allCases))
    }
  }
}
