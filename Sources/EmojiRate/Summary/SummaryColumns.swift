/// Draws a vertical column for each value; the x axis is the scale, so a mark above shows the mean.
struct SummaryColumns: DrawnLayout {
  private let count: Int
  private let isFaces: Bool
  private let width: Double
  /// The height of the highest column.
  private let tall: Double
  private let isMarked: Bool
  /// The side of the faces below the columns; nil without faces.
  private let faceSide: Double?
  private let hasLabels: Bool

  init(_ facts: SummaryFacts) { self.init(facts, width: 264, tall: 84, isMarked: true) }

  init(_ facts: SummaryFacts, width: Double, tall: Double, isMarked: Bool) {
    (count, isFaces) = (facts.barCount, facts.isFaces)
    self.width = width
    self.tall = tall
    // A score has no place between bands.
    self.isMarked = isMarked && facts.bands == nil
    let pitch = width / Double(count)
    faceSide = isFaces && pitch >= 16 ? min(20, Double(Int(pitch - 2))) : nil
    hasLabels = faceSide == nil || count > 7 || facts.bands != nil
  }

  private var pitch: Double { width / Double(count) }
  private var markSide: Double { isFaces ? 28 : 22 }
  /// The top of the highest column, below the text of its share.
  private var top: Double { (isMarked ? markSide + 4 : 0) + 14 }

  var size: Size {
    let below = 9 + (faceSide.map { $0 + 4 } ?? 0) + (hasLabels ? 14 : 0) - 4
    return Size(width: width, height: top + tall + below)
  }

  func basePaint(_ facts: SummaryFacts) -> Paint {
    faceSide.map(facts.facePaint) ?? facts.ink(height: 10)
  }

  /// The x of the centre of a column, or of a place between two columns.
  private func middle(_ index: Double) -> Double { pitch * (index + 0.5) }

  /// The x of something centred on a column, moved inwards if it would extend beyond the chart.
  private func start(_ middle: Double, width: Double) -> Double {
    max(0, min(middle - width / 2, self.width - width))
  }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen) { draw(facts, with: pen, x: 0, y: 0) }

  func draw(_ facts: SummaryFacts, with pen: SummaryPen, x: Double, y: Double) {
    let shares = facts.shares
    let ground = y + top + tall
    func share(_ index: Int) -> Share? {
      self.share(index, of: shares, facts, x: x, ground: ground)
    }
    if isMarked, let place = place(facts) {
      pen.paint(facts.rail(opacity: 0.35))
      var start = y + markSide + 4
      // The line leaves out a share.
      for index in 0..<count {
        guard let share = share(index), share.isNear(x + place) else { continue }
        if share.y - 2 > start {
          pen.line(from: Point(x + place, start), to: Point(x + place, share.y - 2))
        }
        start = share.y + 15
      }
      pen.line(from: Point(x + place, start), to: Point(x + place, ground - 2))
    }
    let columnWidth = min(Double(Int(0.72 * pitch)), 36)
    for index in 0..<count where facts.number(index) > 0 {
      let height = max(height(index, facts) * facts.summary.growth, 3)
      let left = Double(Int(middle(Double(index)) - columnWidth / 2 + 0.5))
      pen.bar(
        .post, facts.bar(index),
        in: Box(x: x + left, y: ground - height, width: columnWidth, height: height))
    }
    pen.paint(facts.rail())
    pen.line(from: Point(x + 1, ground + 3), to: Point(x + width - 1, ground + 3))
    if let faceSide {
      for index in 0..<count {
        let left = x + middle(Double(index)) - faceSide / 2
        pen.face(facts.face(of: index), x: left, y: ground + 9, side: faceSide)
      }
    }
    if isMarked { drawMark(facts, with: pen, x: x, y: y) }
    if hasLabels {
      drawLabels(facts, with: pen, x: x, y: ground + 9 + (faceSide.map { $0 + 4 } ?? 0))
    }
    for index in 0..<count {
      if let share = share(index) { pen.text(share.text, x: share.x, y: share.y) }
    }
  }

  /// The height of a column after its growth.
  private func height(_ index: Int, _ facts: SummaryFacts) -> Double {
    tall * Double(facts.number(index)) / Double(facts.number(facts.mostFrequent))
  }

  /// A share above its column.
  private struct Share {
    let text: DigitText
    let x: Double
    let y: Double

    /// Whether it would touch a vertical line.
    func isNear(_ line: Double) -> Bool { line > x - 3 && line < x + text.width + 3 }
  }

  /// The share above a column; nil if there is no room for it, or no rating.
  ///
  /// The highest column's always has room. If it is wider than its column, the others are left out.
  private func share(
    _ index: Int, of shares: SIMD32<UInt8>, _ facts: SummaryFacts, x: Double, ground: Double
  ) -> Share? {
    let best = facts.mostFrequent
    func number(_ index: Int) -> DigitText? { facts.number(index, shares).map(DigitText.small) }
    guard facts.number(index) > 0, let text = number(index) else { return nil }
    if index != best {
      let widest = max(text.width, number(best)?.width ?? 0)
      guard widest <= pitch - 3 else { return nil }
    }
    let rise = max(Double(Int(height(index, facts) + 0.5)), 3)
    return Share(
      text: text, x: x + start(middle(Double(index)), width: text.width), y: ground - rise - 14)
  }

  /// The x of the mean; nil without ratings.
  private func place(_ facts: SummaryFacts) -> Double? {
    facts.counts.place.map { middle($0.value.clamped(to: 0...Double(count - 1))) }
  }

  /// Draws the symbol above the mean's place, and the mean next to it.
  private func drawMark(_ facts: SummaryFacts, with pen: SummaryPen, x: Double, y: Double) {
    let left = start(place(facts) ?? width / 2, width: markSide)
    if isFaces {
      pen.face(facts.meanFace, x: x + left, y: y, side: markSide)
    } else if facts.isEmpty {
      pen.row(facts.row(count: 1, side: markSide, spacing: 0), x: x + left, y: y - 0.5)
    } else {
      pen.fullSymbols(of: facts, x: x + left, y: y, side: markSide)
    }
    let mean = DigitText.large(facts.mean)
    let behind = left + markSide + 5
    let isInside = behind + mean.width <= width
    pen.text(mean, x: x + (isInside ? behind : left - 5 - mean.width), y: y + markSide / 2 - 7)
  }

  /// Draws as many labels as fit, beginning with the lowest value.
  private func drawLabels(_ facts: SummaryFacts, with pen: SummaryPen, x: Double, y: Double) {
    var widest = 0.0
    for index in 0..<count { widest = max(widest, DigitText.small(facts.label(index)).width) }
    // An array of these numbers would need the heap.
    let every =
      switch (widest + 3) / pitch {
      case ...1: 1
      case ...2: 2
      case ...4: 4
      case ...5: 5
      case ...10: 10
      default: 20
      }
    for index in stride(from: 0, to: count, by: every) {
      let label = DigitText.small(facts.label(index))
      pen.text(label, x: x + start(middle(Double(index)), width: label.width), y: y)
    }
  }
}
