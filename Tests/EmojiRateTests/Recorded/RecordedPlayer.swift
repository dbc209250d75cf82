@testable import EmojiRate

/// Plays a recorded picture as the script does, and says how far it is from the picture.
struct RecordedPlayer {
  let recorded: RecordedPicture
  /// What a 240th of the picture is.
  let unit: Double

  /// The elements at a part of the way, with all their numbers.
  func elements(at part: Double) -> [String] {
    let index = recorded.segments.lastIndex { $0.start <= part }!
    let segment = recorded.segments[index]
    let end = index + 1 < recorded.segments.count ? recorded.segments[index + 1].start : 1
    var numbers = Self.numbers(of: segment.numbers, (part - segment.start) / (end - segment.start))[
      ...]
    return segment.elements.map { index in
      var text = ""
      for letter in recorded.elements[index] {
        switch letter {
        case "~": text += "\(numbers.removeFirst() * unit / 8)"
        case "@": text += "\(numbers.removeFirst() * unit / 16)"
        case "`": text += "\(numbers.removeFirst() / 255)"
        case "|": text += "\(numbers.removeFirst() / 1000)"
        case "^":
          let rgb = (0..<3).map { _ in "\(Int(numbers.removeFirst().rounded()))" }
          text += "rgb(\(rgb.joined(separator: " ")))"
        default: text.append(letter)
        }
      }
      return text
    }
  }

  private static func numbers(of text: String, _ part: Double) -> [Double] {
    var bytes = Array(text.utf8)[...]
    func next() -> Int {
      var (number, digit) = (0, 0)
      repeat {
        digit = Int(bytes.removeFirst()) - 35
        digit -= (digit > 25 ? 1 : 0) + (digit > 57 ? 1 : 0)
        number = number * 45 + digit % 45
      } while digit > 44
      return number
    }
    func signed() -> Int {
      let number = next()
      return number % 2 == 1 ? -(number + 1) / 2 : number / 2
    }
    let length = next()
    var starts: [Int] = []
    var ways: [Double] = []
    var numbers: [Double] = []
    while !bytes.isEmpty {
      let back = next()
      let twentieths = back > 0 ? signed() : 20
      let counts = back > 0 ? 0 : next()
      let start = signed() + (starts.count > 1 ? starts[starts.count - 2] : 0)
      starts.append(start)
      if back == 0 {
        var keys = [(0, start)]
        for _ in 0..<counts / 2 {
          let (place, value) = keys[keys.count - 1]
          let distance = next() * (counts % 2 == 1 ? 1 : 5)
          keys.append((min(place + distance, length), value + signed()))
        }
        let place = part * Double(length)
        let index = max(keys.dropLast().lastIndex { Double($0.0) <= place } ?? 0, 0)
        let (from, to) = (keys[index], keys[min(index + 1, keys.count - 1)])
        let way = to.0 > from.0 ? (place - Double(from.0)) / Double(to.0 - from.0) : 0
        ways.append(Double(from.1 - start) + Double(to.1 - from.1) * way)
      }
      numbers.append(Double(start) + Double(twentieths) / 20 * ways[ways.count - max(back, 1)])
    }
    return numbers
  }

  /// How far points are from another picture's, in 240ths, and colours, in 255ths; nil where an element has none to
  /// be compared with.
  func deviation(
    at part: Double, from picture: some Picture, base: Paint? = nil
  ) -> (length: Double, color: Double)? {
    let markup = RecordedMarkup(
      of: Recording(picture), base: base ?? picture.basePaint, canvas: picture.canvasSize)
    var (length, color) = (0.0, 0.0)
    var rest = markup.elements.flatMap(\.flattened)[...]
    for shown in elements(at: part).flatMap(Self.tags) where shown.tag != "" {
      // Of what is never seen, nothing is shown.
      guard let place = rest.firstIndex(where: { $0.isLike(shown) }) else { return nil }
      let element = rest[place]
      rest = rest[(place + 1)...]
      for (name, text) in shown.attributes {
        guard let attribute = element.attributes.first(where: { $0.name == name }) else { continue }
        if attribute.units.isEmpty { continue }
        let expected = Array(markup.numbers[attribute.numbers])
        if attribute.units.first == .color {
          guard case .hsb(let hsb)? = CSSColor(css: text) else { return nil }
          for (one, shift) in zip(expected, [24, 16, 8] as [UInt32]) {
            color = max(color, abs(one - Double(hsb.sRGB.rgba >> shift & 0xFF)))
          }
          continue
        }
        let numbers = Self.numbers(in: text)
        guard numbers.count == expected.count else { return nil }
        for (one, other) in zip(expected, numbers) {
          switch attribute.units[0] {
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

  /// Whether an element that is shown can be this one: it has the same verbs.
  fileprivate func isLike(_ other: RecordedPlayer.Tag) -> Bool {
    guard tag == other.tag else { return false }
    guard let path = attributes.first(where: { $0.name == "d" }),
      let shown = other.attributes.first(where: { $0.0 == "d" })
    else { return true }
    return path.texts.joined().filter(\.isLetter) == shown.1.filter { $0.isLetter && $0 != "e" }
  }
}
