import EmojiRate

/// What an input says, and the pictures that come of it.
package struct Input {
  package let number: UInt64
  package let settings: PictureSettings
  package let face: Face
  package let row: StarRow
  package let summary: RatingSummary
  /// Goes on where the settings end.
  package var generator: InputGenerator

  /// - Parameter hasTexts: Whether a title and path data may be said too, which a module for the web
  ///   does not have.
  package init(_ number: UInt64, hasTexts: Bool = true) {
    self.number = number
    var generator = InputGenerator(input: number)
    var settings = PictureSettings()
    var random = RandomParameters(
      generator: generator, rarity: generator.element([2, 4, 8, 1000]), hasTexts: hasTexts)
    settings.visitParameters(&random)
    generator = random.generator
    let value = generator.number(-1...6)
    self.settings = settings
    face = settings.face(value)
    row = settings.row(value)
    summary = RatingSummary(
      RatingCounts(
        counts: generator.counts(), minimum: settings.minimum ?? 1, step: settings.step ?? 1),
      settings: settings)
    self.generator = generator
  }

  /// The face's document.
  package var faceDocument: String { face.svg(settings.options) }

  /// The row's document, as large as its layout, as it was when sizes were a face's alone.
  package var rowDocument: String {
    var options = settings.options
    options.size = nil
    return row.svg(options)
  }

  package var summaryDocument: String { summary.svg(settings.options) }

  /// All of them.
  package var documents: [String] { [faceDocument, rowDocument, summaryDocument] }
}

/// Says something random of some parameters, whichever there are.
struct RandomParameters: ParameterVisitor {
  var generator: InputGenerator
  /// How seldom anything is said of a parameter.
  let rarity: Int
  let hasTexts: Bool

  private mutating func assign<Value>(
    _ value: inout Value?, _ random: (inout InputGenerator) -> Value?
  ) {
    if generator.oneIn(rarity) { value = random(&generator) }
  }

  mutating func number(_: Parameter, _ number: NumberParameter, _ value: inout Double?) {
    assign(&value) { $0.number(number.limits) }
  }

  mutating func flag(_: Parameter, _ value: inout Bool?) { assign(&value) { $0.oneIn(2) } }

  mutating func color(_: Parameter, _: ColorParameter, _ value: inout CSSColor?) {
    assign(&value) { $0.color() }
  }

  mutating func word<Word: Keyword>(_: Parameter, defaultValue _: Word, _ value: inout Word?) {
    assign(&value) { $0.element(Word.allCases) }
  }

  mutating func size(_: Parameter, _ length: NumberParameter, _ value: inout Size?) {
    assign(&value) { Size(width: $0.number(length.limits), height: $0.number(length.limits)) }
  }

  mutating func list<Value: ParameterList>(_: Parameter, _ value: inout Value?) {
    assign(&value) { Value(list: $0.element(Self.lists)) }
  }

  private static let lists = [
    "red,gold,green", "navy,#0f08", "blush,glasses", "none", "tears", "hat,bow-tie,whiskers",
    "hsb(0.1 1 1),hsb(0.9 0.2 1 / 40%),black,white", "blush,tongue,sweat",
  ]

  mutating func text(_ parameter: Parameter, _ value: inout String?) {
    guard hasTexts else { return }
    let isPath = parameter.isPathData
    assign(&value) { isPath && $0.oneIn(2) ? $0.element(Self.heads) : $0.text() }
  }

  private static let heads = [
    "M0 0h100v100h-100z", "M50 0A50 50 0 1 1 49.9 0z", "M0,0L10,0L5,9Z;M0,1L10,1L5,8Z",
  ]
}
