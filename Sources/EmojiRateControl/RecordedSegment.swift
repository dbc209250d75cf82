import EmojiRate

/// A segment of a recorded picture, in which the shapes stay the same.
struct RecordedSegment {
  /// Its elements as markup, with marks in place of changing numbers.
  private(set) var elements: [String] = []
  /// The numbers of the marks, in order: their streams as ``NumberText``, with "!" between two.
  private(set) var numbers = ""

  /// The first sample, with its attributes.
  private let first: RecordedMarkup
  private let samples: [RecordedMarkup]
  /// The picture in other colours, at the middle sample; nil if its shapes differ.
  private let variants: [RecordedMarkup?]
  private let properties: CustomProperties?
  private let unit: Double
  /// The number of samples; for each number its distance back to the one that it follows, or 0 and its keys.
  private var heads = NumberText()
  private var changes = NumberText()
  /// The distances between keys.
  private var parts = NumberText()
  private var values = NumberText()
  private var bends = NumberText()
  /// The factors of numbers that follow another, in fiftieths.
  private var factors = NumberText()
  /// The samples of the numbers with keys of their own.
  private var known: [[Double]] = []
  private var starts: [Int] = []
  /// The places of the written attributes, in order; nil if they are not of the recording.
  private var written: [Int?] = []

  /// - Parameters:
  ///   - first: The first sample, with its attributes.
  ///   - samples: The markup at equal distances, all with the same text.
  ///   - variants: The picture in other colours, at the middle sample.
  ///   - unit: A 240th of the picture, in user units.
  init(
    _ first: RecordedMarkup, _ samples: [RecordedMarkup], variants: [RecordedMarkup],
    properties: CustomProperties?, unit: Double,
    document: [(name: String, text: String)], ground: String
  ) {
    (self.first, self.samples, self.properties, self.unit) = (first, samples, properties, unit)
    let names = first.attributes.map { $0.name }
    self.variants = variants.map { $0.attributes.map { $0.name } == names ? $0 : nil }
    heads.append(samples.count - 1)
    let markup = markup(first.elements[0])
    let own = document.map { " \($0.name)=\"\($0.text)\"" }.joined()
    elements.append("<svg" + own + markup.dropFirst(4))
    // Attributes that are not of the recording have no variants.
    written.insert(contentsOf: document.map { _ in .none }, at: 0)
    if !ground.isEmpty {
      elements.append(ground)
      written += ground.utf8.filter { $0 == UInt8(ascii: "=") }.map { _ in .none }
    }
    for element in first.elements.dropFirst() where isSeen(element) {
      elements.append(self.markup(element))
    }
    numbers = [heads, changes, parts, values, bends, factors].map { $0.text }
      .joined(separator: "!")
  }

  // MARK: Markup

  private mutating func markup(_ element: RecordedMarkup.Element) -> String {
    var markup = "<\(element.tag)"
    for place in element.attributes where !isDefault(place) {
      let value = value(at: place)
      let text = property(at: place).map { "var(--emoji-rate-\($0),\(value))" } ?? value
      markup += " \(first.attributes[place].name)=\"\(text)\""
      written.append(place)
    }
    guard !element.children.isEmpty else { return markup + "/>" }
    markup += ">"
    for child in element.children { markup += self.markup(child) }
    return markup + "</\(element.tag)>"
  }

  /// Whether an attribute has its default value in all colours.
  private func isDefault(_ place: Int) -> Bool {
    samples.allSatisfy { $0.isDefault[place] }
      && variants.allSatisfy { $0?.isDefault[place] ?? true }
  }

  private func property(at place: Int) -> String? {
    guard let placed = variants.last?.map({ $0.attributes[place] }) else { return nil }
    return properties?.property(of: first.attributes[place], placed: placed)
  }

  /// Whether a shape is ever visible.
  private func isSeen(_ element: RecordedMarkup.Element) -> Bool {
    guard element.tag == "path" || element.tag == "circle" else {
      return element.children.isEmpty
        || element.children.contains { $0.tag == "stop" || isSeen($0) }
    }
    func isNothing(_ name: String, _ opacity: String) -> Bool {
      element.attributes.contains { place in
        let attribute = first.attributes[place]
        return attribute.name == name && attribute.value == .brush(nil)
          || attribute.name == opacity
            && samples.allSatisfy { $0.numbers[first.places[place].lowerBound] == 0 }
      }
    }
    return !isNothing("fill", "fill-opacity") || !isNothing("stroke", "stroke-opacity")
  }

  /// The text of an attribute, with marks in place of changing numbers.
  private mutating func value(at place: Int) -> String {
    let (value, numbers) = (first.attributes[place].value, first.places[place])
    if value.unit == .color, !numbers.isEmpty {
      let colors = samples.map { Array($0.numbers[numbers]) }
      guard colors.contains(where: { $0 != colors[0] }) else {
        return Self.color(colors[0])
      }
      for number in numbers { append(number, .color) }
      return "^"
    }
    return value.text {
      let number = numbers.lowerBound + $0
      return constant(number, value.unit) ?? mark(number, value.unit)
    }
  }

  private mutating func mark(_ number: Int, _ unit: AttributeValue.Unit) -> String {
    append(number, unit)
    return unit == .part ? "|" : unit == .opacity ? "`" : unit == .width ? "@" : "~"
  }

  static func color(_ components: [Double]) -> String {
    let rgba = components.reduce(0) { $0 << 8 | UInt32($1) } << 8 | 0xFF
    return ByteWriter.string { $0.append(color: SRGBColor(rgba: rgba)) }
  }

  /// The text of a constant number; nil if it changes.
  private func constant(_ number: Int, _ kind: AttributeValue.Unit) -> String? {
    let values = samples.map { $0.numbers[number] }
    let (least, most) = (values.min()!, values.max()!)
    let middle = (least + most) / 2
    switch kind {
    case .length:
      // Find the fewest decimals that are close enough.
      for (precision, decimal) in [1, 0.1, 0.01, 0.001].enumerated() {
        let nearest = Double(nearestInteger(middle / decimal)) * decimal
        if max(most - nearest, nearest - least) <= 0.2 * unit {
          return nearest.text(precision)
        }
      }
      return nil
    case .width: return most - least <= 0.02 * unit ? middle.text(2) : nil
    case .opacity:
      return most == least ? ByteWriter.string { $0.append(alpha: Int(middle)) } : nil
    case .part: return most - least <= 0.001 ? middle.text(3) : nil
    case .color: return nil
    }
  }

  // MARK: Numbers

  /// The units in 1, and the tolerance in units.
  private func scale(_ kind: AttributeValue.Unit) -> (scale: Double, tolerance: Double) {
    switch kind {
    case .length: (4 / unit, 0.235 * 4)
    case .width: (16 / unit, 0.12 * 16)
    case .color: (1, 1.4)
    case .opacity: (1, 1.4)
    case .part: (1000, 3)
    }
  }

  private mutating func append(_ number: Int, _ kind: AttributeValue.Unit) {
    let (scale, tolerance) = scale(kind)
    let search = KeySearch(
      samples: samples.map { $0.numbers[number] * scale }, tolerance: tolerance)
    let before = starts.count > 1 ? starts[starts.count - 2] : 0
    for (index, other) in known.enumerated().reversed() {
      guard let (factor, start) = search.like(other) else { continue }
      heads.append(known.count - index)
      changes.append(signed: start - before)
      factors.append(signed: factor)
      starts.append(start)
      return
    }
    // Try keys at every twentieth sample first; if they are not close enough, use every sample.
    let coarse = search.keys(every: 20)
    let keys = coarse ?? search.keys(every: 1)!
    heads.append(0)
    heads.append((keys.count - 1) * 2 + (coarse == nil ? 1 : 0))
    changes.append(signed: keys[0].value - before)
    for (from, to) in zip(keys, keys.dropFirst()) {
      parts.append(coarse == nil ? to.part - from.part : (to.part - from.part + 19) / 20)
      values.append(signed: to.value - from.value)
      bends.append(signed: to.bend)
    }
    starts.append(keys[0].value)
    known.append(KeySearch.values(of: keys))
  }

  // MARK: In other colours

  /// For each variant, the attributes that differ, by index; empty if its shapes differ.
  var differences: [[(attribute: Int, text: String)]] {
    variants.indices.map { index in
      variants[index].map { differences(of: $0, isLast: index == variants.count - 1) } ?? []
    }
  }

  private func differences(
    of other: RecordedMarkup, isLast: Bool
  ) -> [(attribute: Int, text: String)] {
    let sample = samples[samples.count / 2]
    func isWritten(_ place: Int, as value: AttributeValue) -> Bool {
      first.attributes[place].value.texts == value.texts
        && sample.numbers[first.places[place]].elementsEqual(value.numbers)
    }
    return written.enumerated().compactMap { number, place in
      // A page replaces no system colour.
      guard let place,
        isLast && property(at: place) != nil
          || !isWritten(place, as: other.attributes[place].value)
      else { return nil }
      let value = other.attributes[place].value
      switch value {
      case .brush(.color): return (number, Self.color(value.numbers))
      case .brush, .word: return (number, value.texts[0])
      default: return nil
      }
    }
  }
}
