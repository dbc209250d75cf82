import EmojiRate

/// A picture as data: its markup, and its numbers as functions of t, 0…1.
///
/// t is cut in segments at changes of shapes and jumps of numbers. In a segment, numbers are parabolas between
/// few keys. Points stay within 0.25 of the picture, if its shorter side is 240, and colours within two
/// of 255 steps.
package struct RecordedPicture {
  /// Elements as markup, with marks in place of changing numbers: see ``RecordedSegment``.
  package private(set) var elements: [String] = []
  /// The segments of t.
  package private(set) var segments: [Segment] = []
  /// A segment of t.
  package struct Segment {
    /// The t it begins at, 0…1.
    package let start: Double
    /// The indexes of its elements; the first is the document's.
    package let elements: [Int]
    /// Its numbers: see ``RecordedSegment/numbers``.
    package let numbers: String
    /// For each variant, the attributes that differ: their index in the order of the elements, and their
    /// text.
    package let variants: [[(attribute: Int, text: String)]]
  }

  /// Records a picture.
  ///
  /// - Parameters:
  ///   - document: More attributes for the document's element.
  ///   - muted: The text of the last of them in the first variant; nil if it is the same.
  ///   - ground: An element behind all others.
  ///   - base: The paint that shapes inherit; nil for the picture's base paint.
  ///   - variants: The picture in other colours. A variant with other shapes is left out.
  ///   - ink: The brush of features on filled heads, of which the last variant only has the lines: see
  ///     ``SystemPaint``.
  ///   - properties: The colours that a page may replace, of a picture whose last variant is in placeholders for
  ///     system colours.
  ///   - picture: The picture at t.
  package init<Base: CanvasPicture>(
    document: [(name: String, text: String)] = [], muted: String? = nil, ground: String = "",
    base: Paint? = nil,
    variants: [(Double) -> Base] = [], ink: Brush? = nil, properties: CustomProperties? = nil,
    of picture: (Double) -> Base
  ) {
    let canvas = picture(1).canvasSize
    let unit = min(canvas.width, canvas.height) / 240
    func markup(_ picture: Base, _ base: Paint?, keepsAttributes: Bool = true) -> RecordedMarkup {
      RecordedMarkup(
        of: Recording(picture), base: base ?? picture.basePaint, canvas: canvas,
        keepsAttributes: keepsAttributes)
    }
    func numbers(_ part: Double) -> RecordedMarkup {
      markup(picture(part), base, keepsAttributes: false)
    }
    let cuts = Cuts(of: numbers, unit: unit)
    for (start, end) in zip(cuts.parts, cuts.parts.dropFirst()) {
      let count = max(Int((end - start) * 200 + 0.999), 2) * 5
      // If another segment follows, sample up to just before its start.
      let last = end < 1 ? end - min((end - start) * 1e-3, 1e-11) : 1
      func part(_ sample: Int) -> Double {
        start + (last - start) * Double(sample) / Double(count)
      }
      // Without a cut, these are what cuts were looked for in, and recording them again takes as long.
      let isKnown = cuts.markups?.count == count + 1
      let samples = isKnown ? cuts.markups! : (0...count).map { numbers(part($0)) }
      // A variant inherits paint in its own colours.
      var others = variants.map { variant in
        markup(variant(part(count / 2)), base.map { _ in variant(1).basePaint })
      }
      if let ink, let variant = variants.last {
        let (picture, placed) = (picture(part(count / 2)), Recording(variant(part(count / 2))))
        let recording = Recording(picture)
        if recording.isUniform(with: placed) {
          others[others.count - 1] = RecordedMarkup(
            of: recording, base: base ?? picture.basePaint, canvas: canvas,
            painted: SystemPaint(placed: placed, ink: ink).callAsFunction)
        }
      }
      append(
        RecordedSegment(
          markup(picture(start), base), samples, variants: others, properties: properties,
          unit: unit, document: document, ground: ground), from: start,
        muted: muted.map { (document.count - 1, $0) })
    }
  }

  private mutating func append(
    _ segment: RecordedSegment, from start: Double, muted: (attribute: Int, text: String)?
  ) {
    var variants = segment.differences
    if let muted { variants[0].insert(muted, at: 0) }
    var numbers: [Int] = []
    for element in segment.elements {
      // If an element occurs twice, record it twice.
      let known = elements.indices.first { elements[$0] == element && !numbers.contains($0) }
      if known == nil { elements.append(element) }
      numbers.append(known ?? elements.count - 1)
    }
    segments.append(
      Segment(
        start: start, elements: numbers, numbers: segment.numbers,
        variants: variants))
  }
}

/// Finds the values of t at which a picture's recording is cut.
private struct Cuts {
  /// 0, the cuts, and 1.
  private(set) var parts = [0.0]
  /// The markup at each step; nil if there is a cut.
  private(set) var markups: [RecordedMarkup]?

  init(of markup: (Double) -> RecordedMarkup, unit: Double) {
    let steps = 1000
    var before = (part: 0.0, markup: markup(0))
    var markups = [before.markup]
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let after = (part: part, markup: markup(part))
      var low = before
      // A step may contain several cuts.
      while let cut = Self.firstCut(from: low, to: after, of: markup, unit) {
        parts.append(cut.part)
        low = cut
      }
      if parts.count == 1 { markups.append(after.markup) } else { markups = [] }
      before = after
    }
    parts.append(1)
    self.markups = parts.count == 2 ? markups : nil
  }

  private typealias Place = (part: Double, markup: RecordedMarkup)

  /// Finds the first t after a cut; nil if there is no cut.
  private static func firstCut(
    from start: Place, to end: Place, of markup: (Double) -> RecordedMarkup, _ unit: Double
  ) -> Place? {
    var (low, high) = (start, end)
    guard isCut(low.markup, high.markup, unit) else { return nil }
    while true {
      let part = (low.part + high.part) / 2
      if part <= low.part || part >= high.part { return high }
      let middle = (part: part, markup: markup(part))
      if isCut(low.markup, middle.markup, unit) {
        high = middle
      } else if isCut(middle.markup, high.markup, unit) {
        low = middle
      } else {
        // The number is steep but does not jump.
        return nil
      }
    }
  }

  private static func isCut(_ one: RecordedMarkup, _ other: RecordedMarkup, _ unit: Double)
    -> Bool
  {
    one.signature != other.signature
      || zip(one.numbers, other.numbers).contains { abs($0 - $1) > 4 * unit }
  }
}
