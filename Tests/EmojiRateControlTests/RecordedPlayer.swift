@testable import EmojiRate
@testable import EmojiRateControl

/// Plays a recorded picture as the script does, and says how far it is from the picture.
struct RecordedPlayer {
  let recorded: RecordedPicture
  /// What a 240th of the picture is.
  let unit: Double
  private let numbers: [RecordedNumbers]

  init(recorded: RecordedPicture, unit: Double) {
    (self.recorded, self.unit) = (recorded, unit)
    numbers = recorded.segments.map { RecordedNumbers($0.numbers) }
  }

  /// The index of the segment at a part of the way, and its numbers there.
  private func numbers(at part: Double) -> (segment: Int, values: [Double]) {
    let index = recorded.segments.lastIndex { $0.start <= part }!
    let start = recorded.segments[index].start
    let end = index + 1 < recorded.segments.count ? recorded.segments[index + 1].start : 1
    return (index, numbers[index].values(at: (part - start) / (end - start)))
  }

  /// The elements at a part of the way, with all their numbers.
  func elements(at part: Double) -> [String] {
    let (segment, values) = numbers(at: part)
    var numbers = values[...]
    return recorded.segments[segment].elements.map { index in
      var text = ""
      for letter in recorded.elements[index] {
        switch letter {
        case "~": text += "\(numbers.removeFirst() * unit / 4)"
        case "@": text += "\(numbers.removeFirst() * unit / 16)"
        case "`": text += "\(numbers.removeFirst() / 255)"
        case "|": text += "\(numbers.removeFirst() / 1000)"
        case "^":
          let rgb = (0..<3).map { _ in "\(Int(numbers.removeFirst().rounded()))" }
          text += "rgb(\(rgb.joined(separator: " ")))"
        default: text.append(letter)
        }
      }
      // A page that sets no custom property sees the fallback.
      return text.replacing(/var\(--emoji-rate-\w+,(.+?)\)"/) { "\($0.output.1)\"" }
    }
  }

  /// The least number of these attributes at all of 1,001 values, with its attribute's name and the value.
  func least(of names: Set<String>) -> (number: Double, name: String, part: Double) {
    // The names of the attributes of all numbers, in each segment.
    let owners = recorded.segments.map { segment in
      segment.elements.flatMap { Self.tags(recorded.elements[$0]) }.flatMap(\.attributes).flatMap {
        name, text in
        text.flatMap { letter in
          Array(repeating: name, count: letter == "^" ? 3 : "~@`|".contains(letter) ? 1 : 0)
        }
      }
    }
    var least = (number: Double.infinity, name: "", part: 0.0)
    for step in 0...1000 {
      let (segment, values) = numbers(at: Double(step) / 1000)
      for (name, number) in zip(owners[segment], values)
      where number < least.number && names.contains(name) {
        least = (number, name, Double(step) / 1000)
      }
    }
    return least
  }

  /// How far points are from another picture's, in 240ths, and colours, in 255ths; nil where an element has none to
  /// be compared with.
  func deviation(
    at part: Double, from picture: some CanvasPicture, base: Paint? = nil
  ) -> (length: Double, color: Double)? {
    let recording = Recording(picture)
    // Between two values, a drawing also sends the shapes of other values, transparent.
    let seen = recording.shapes.filter { shape in
      shape.paint.fill.map { $0.alpha8 > 0 } ?? false
        || shape.paint.stroke.map { $0.brush.alpha8 > 0 } ?? false
    }
    return [recording, Recording(of: seen, base: picture.basePaint)]
      .compactMap { deviation(at: part, from: $0, picture, base) }
      .min { ($0.length, $0.color) < ($1.length, $1.color) }
  }

  private func deviation(
    at part: Double, from recording: Recording, _ picture: some CanvasPicture, _ base: Paint?
  ) -> (length: Double, color: Double)? {
    let markup = RecordedMarkup(
      of: recording, base: base ?? picture.basePaint, canvas: picture.canvasSize)
    var (length, color) = (0.0, 0.0)
    var rest = markup.elements.flatMap(\.flattened)[...]
    for shown in elements(at: part).flatMap(Self.tags) where shown.tag != "" {
      // Of what is never seen, nothing is shown.
      guard let place = rest.firstIndex(where: { $0.isLike(shown, in: markup) }) else { return nil }
      let element = rest[place]
      rest = rest[(place + 1)...]
      for (name, text) in shown.attributes {
        guard let value = element.value(of: name, in: markup), !value.numbers.isEmpty else {
          continue
        }
        let expected = value.numbers
        if value.unit == .color {
          guard case .hsb(let hsb)? = CSSColor(css: text) else { return nil }
          for (one, shift) in zip(expected, [24, 16, 8] as [UInt32]) {
            color = max(color, abs(one - Double(hsb.sRGB.rgba >> shift & 0xFF)))
          }
          continue
        }
        let numbers = Self.numbers(in: text)
        guard numbers.count == expected.count else { return nil }
        for (one, other) in zip(expected, numbers) {
          switch value.unit {
          case .opacity: color = max(color, abs(one - other * 255))
          case .part: length = max(length, abs(one - other) * 20)
          default: length = max(length, abs(one - other) / unit)
          }
        }
      }
    }
    return (length, color)
  }

  struct Tag {
    var tag: String
    var attributes: [(String, String)]
  }

  static func tags(_ markup: String) -> [Tag] {
    markup.split(separator: "<").compactMap { text in
      guard !text.hasPrefix("/") else { return nil }
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      let tag = parts[0].prefix { $0 != " " && $0 != "/" && $0 != ">" }
      var attributes: [(String, String)] = []
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        let name = parts[index].split(separator: " ").last ?? ""
        attributes.append((String(name.dropLast()), String(parts[index + 1])))
      }
      return Tag(tag: String(tag), attributes: attributes)
    }
  }

  static func numbers(in text: String) -> [Double] {
    text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }.compactMap { Double($0) }
  }
}

extension RecordedMarkup.Element {
  fileprivate var flattened: [RecordedMarkup.Element] { [self] + children.flatMap(\.flattened) }

  fileprivate func value(of name: String, in markup: RecordedMarkup) -> AttributeValue? {
    markup.attributes[attributes].first { $0.name == name }?.value
  }

  /// Whether an element that is shown can be this one: it has the same verbs.
  fileprivate func isLike(_ other: RecordedPlayer.Tag, in markup: RecordedMarkup) -> Bool {
    guard tag == other.tag else { return false }
    guard let path = value(of: "d", in: markup),
      let shown = other.attributes.first(where: { $0.0 == "d" })
    else { return true }
    return path.texts.joined().filter(\.isLetter) == shown.1.filter { $0.isLetter && $0 != "e" }
  }
}

extension Recording {
  /// A recording of some shapes of another one.
  fileprivate init(of shapes: [Shape], base: Paint) {
    self.init(basePaint: base)
    for shape in shapes {
      paint(shape.paint)
      if let clip = shape.clip { self.clip(clip) }
      let numbers = shape.outline.coordinates
      if shape.outline.isCircle {
        circle(center: Point(numbers[0], numbers[1]), radius: numbers[2])
        continue
      }
      var points = shape.outline.points[...]
      for verb in shape.outline.verbs { verb.draw(into: &self) { points.removeFirst() } }
    }
  }
}
