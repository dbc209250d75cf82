import EmojiRate
import Foundation
import Testing

/// Writes what the rules in Swift make of random gestures, keys and values, for those in JavaScript to match:
/// see Tests/Control/run.
@Suite("Control vectors")
struct ControlVectorsTests {
  /// A generator that gives the same numbers everywhere: Steele and others, SplitMix64, OOPSLA 2014.
  private struct Seeded {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
    mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func part() -> Double { Double(next() >> 11) / 0x1p53 }
    mutating func element<Element>(_ elements: [Element]) -> Element {
      elements[index(elements.count)]
    }
  }

  private static func vector(_ seed: Int) -> [String: Any] {
    var random = Seeded(state: UInt64(seed))
    let isRow = random.index(2) == 0
    var settings = PictureSettings()
    let minimum = random.element([0, 0, 0, 1, -5, 0.5])
    let maximum = random.element([5, 5, 10, 7, 100, 1.5])
    let step = random.element([0, 0, 1, 0.5, 0.1, 0.25, 0.75])
    settings.count = random.element([5, 5, 3, 7, 10, 1])
    (settings.minimum, settings.maximum, settings.step) = (minimum, maximum, step)
    let layouts: [RowLayout] = [
      .fixed(), .fixed(side: 20, spacing: 0),
      .fitted(width: 320, height: 60, margin: 10, spacing: 6),
      .cells(width: 300, height: 40),
    ]
    var row = StarRow(minimum, settings)
    row.layout = random.element(layouts)
    row.symbol = random.element([.star, .heart, .face])
    let rule = random.element(TouchRule.allCases)
    let direction = random.element(FaceDirection.allCases)
    let sensitivity = random.element([5, 1, 10, 3.3])
    let surface: ControlSurface =
      isRow
      ? .row(rule, layout: row.layout, count: row.count)
      : .face(direction, sensitivity: sensitivity)
    let rating = Rating(minimum, minimum: minimum, maximum: maximum, step: step)
    let unit = isRow ? row.unit : .step
    var control = Control(surface, rating: rating, unit: unit)
    control.isClearable = random.index(2) == 0
    control.isRightToLeft = random.index(3) == 0
    let start = random.index(4) == 0 ? Double.nan : minimum + (maximum - minimum) * random.part()
    control.assign(start)
    let size = Size(
      width: random.element([240, 252, 120.5]), height: random.element([240, 44, 60]))
    var events: [[Any]] = []
    var answers: [[Any]] = []
    func answer(_ effects: ControlEffects) {
      answers.append([effects.rawValue, control.rating.value, control.isRated])
    }
    for _ in 0..<(2 + random.index(8)) {
      let kind = random.index(8)
      let point = Point(
        random.part() * size.width * 1.4 - size.width * 0.2,
        random.part() * size.height * 1.4 - size.height * 0.2)
      let mayScroll = random.index(3) == 0
      let touch = Touch(point, in: size, mayScroll: mayScroll)
      let place: [Any] = [point.x, point.y, size.width, size.height, mayScroll]
      switch kind {
      case 0, 1:
        events.append([0] + place)
        answer(control.handle(.press(touch)))
      case 2, 3:
        events.append([1] + place)
        answer(control.handle(.move(touch)))
      case 4, 5:
        events.append([2] + place)
        answer(control.handle(.release(touch)))
      case 6:
        events.append([3])
        answer(control.handle(.cancel))
      default:
        let key = random.element(ControlEvent.Key.allCases)
        events.append([4 + key.rawValue])
        answer(control.handle(.key(key)))
      }
    }
    let point = Point(random.part() * size.width, random.part() * size.height)
    let preview = control.preview(at: Touch(point, in: size))
    let radios = (0..<(control.radioCount ?? 0)).map { index in
      let (start, end) = control.radioSpan(index)
      return [control.radioValue(index), start * 100, 100 - end * 100]
    }
    let language = random.element(Language.allCases)
    var look: [String: Any] = [
      "w": row.canvasSize.width, "h": row.canvasSize.height, "z": 1, "a": [minimum, maximum, step],
      "d": Easing.faceDuration,
    ]
    if isRow {
      look["n"] = row.count
      look["u"] = row.symbol == .star ? 1 : row.symbol == .heart ? 2 : 0
      look["r"] = row.placement + (row.layout.kind == .cells ? [1] : [])
    }
    let time = random.part() * Easing.faceDuration
    var shown = control.rating
    shown.value = (shown.value * 100).rounded() / 100
    return [
      "look": look, "scale": [minimum, maximum, step], "rule": rule.description,
      "direction": direction.description, "sensitivity": sensitivity,
      "isClearable": control.isClearable, "isRightToLeft": control.isRightToLeft,
      "start": start.isNaN ? NSNull() : start as Any, "events": events, "answers": answers,
      "preview": [
        point.x, point.y, size.width, size.height, preview.map { $0 as Any } ?? NSNull(),
      ],
      "radios": radios, "eased": [time, Easing.progress(at: time, of: Easing.faceDuration)],
      "language": language.description,
      "unit": unit == .stars ? 1 : unit == .hearts ? 2 : 0,
      "spoken": [shown.value, sentence(shown, unit, language)],
    ]
  }

  private static func sentence(_ rating: Rating, _ unit: RatingUnit, _ language: Language) -> String
  {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = buffer.withUnsafeMutableBytes {
      rating.writeSentence(unit: unit, language: language, into: $0)
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test("Random gestures, keys and sentences are what they are")
  func vectors() throws {
    let count = 5000
    let path = ProcessInfo.processInfo.environment["EMOJI_RATE_VECTORS"]
    let vectors = (0..<(path == nil ? 20 : count)).map(Self.vector)
    for vector in vectors { #expect(vector["answers"] as? [[Any]] != nil) }
    guard let path else { return }
    let phrases = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0.description, $0.phrases) })
    let data = try JSONSerialization.data(
      withJSONObject: ["phrases": phrases, "vectors": vectors], options: .sortedKeys)
    try data.write(to: URL(filePath: path))
  }
}
