#if !hasFeature(Embedded)
  /// A picture as data: its markup, and its numbers as functions of how far the value has come.
  ///
  /// Where it is made of other shapes, or where a number jumps, the way is cut in two; in each part the numbers
  /// are straight lines between few keys. No number of the picture is further than ``lengthTolerance``, or two of
  /// the 255 steps of a colour, from what is drawn.
  package struct RecordedPicture {
    /// How far a point may be from the picture's, where its lesser side is 240.
    package static var lengthTolerance: Double { 0.25 }

    /// Elements as markup; a number that changes is a mark: see ``RecordedSegment``.
    package private(set) var elements: [String] = []
    /// The parts of the way.
    package private(set) var segments: [Segment] = []
    /// A part of the way.
    package struct Segment {
      /// Where it begins, 0…1.
      package let start: Double
      /// The numbers of its elements; the first is the document's.
      package let elements: [Int]
      /// What its numbers are, as ``NumberText``.
      package let numbers: String
      /// For each variant the attributes that are others, by their numbers in the order of the elements, and
      /// what they are.
      package let variants: [[(attribute: Int, text: String)]]
    }

    /// Records a picture.
    ///
    /// - Parameters:
    ///   - document: What the document's element says besides, as attributes.
    ///   - ground: An element behind all others.
    ///   - base: What its shapes inherit, where that is not their own base paint.
    ///   - variants: The same picture in other colours. What is not made of the same shapes has none.
    ///   - picture: The picture at a part of the way.
    package init<Base: Picture>(
      document: [(name: String, text: String)] = [], ground: String = "", base: Paint? = nil,
      variants: [(Double) -> Base] = [],
      of picture: (Double) -> Base
    ) {
      let canvas = picture(1).canvasSize
      let unit = min(canvas.width, canvas.height) / 240
      func markup(_ picture: Base, _ base: Paint?) -> RecordedMarkup {
        RecordedMarkup(of: Recording(picture), base: base ?? picture.basePaint, canvas: canvas)
      }
      let cuts = Cuts(of: { markup(picture($0), base) }, unit: unit)
      for (start, end) in zip(cuts.parts, cuts.parts.dropFirst()) {
        let count = max(Int((end - start) * 200 + 0.999), 2) * 5
        // What holds up to the end, and not there, where the next part begins.
        let last = end < 1 ? end - min((end - start) * 1e-3, 1e-11) : 1
        func part(_ sample: Int) -> Double {
          start + (last - start) * Double(sample) / Double(count)
        }
        let samples = (0...count).map { markup(picture(part($0)), base) }
        // What is inherited is in the variant's colours too.
        let others = variants.map { variant in
          markup(variant(part(count / 2)), base.map { _ in variant(1).basePaint })
        }
        append(
          RecordedSegment(
            samples, variants: others, unit: unit, document: document, ground: ground), from: start)
      }
    }

    private mutating func append(_ segment: RecordedSegment, from start: Double) {
      var numbers: [Int] = []
      for element in segment.elements {
        // The same element twice is two elements.
        let known = elements.indices.first { elements[$0] == element && !numbers.contains($0) }
        if known == nil { elements.append(element) }
        numbers.append(known ?? elements.count - 1)
      }
      segments.append(
        Segment(
          start: start, elements: numbers, numbers: segment.numbers,
          variants: segment.differences))
    }
  }

  /// Where the way of a picture is cut.
  private struct Cuts {
    /// 0, the cuts, and 1.
    private(set) var parts = [0.0]

    init(of markup: (Double) -> RecordedMarkup, unit: Double) {
      let steps = 1000
      var before = (part: 0.0, markup: markup(0))
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let after = (part: part, markup: markup(part))
        var low = before
        // There may be several in one step.
        while let cut = Self.firstCut(from: low, to: after, of: markup, unit) {
          parts.append(cut.part)
          low = cut
        }
        before = after
      }
      parts.append(1)
    }

    private typealias Place = (part: Double, markup: RecordedMarkup)

    /// The first place behind a cut; nil where there is none.
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
          // It is steep, and does not jump.
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
#endif
