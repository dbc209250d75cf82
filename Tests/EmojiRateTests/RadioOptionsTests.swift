import Testing

@testable import EmojiRate

@Suite("Radio options")
struct RadioOptionsTests {
  private func values(_ control: Control) -> [Double]? {
    control.radioCount.map { count in (0..<count).map { control.radioValue($0) } }
  }

  @Test("A row has a radio button for every symbol, and none for nothing")
  func rows() {
    let stars = Control(.row(.whole), rating: Rating(0))
    #expect(values(stars) == [1, 2, 3, 4, 5])
    let fromOne = Control(.row(.whole), rating: Rating(1, minimum: 1, step: 1))
    #expect(values(fromOne) == [1, 2, 3, 4, 5])
    let percent = Control(.row(.whole), rating: Rating(0, maximum: 100))
    #expect(values(percent) == [20, 40, 60, 80, 100])
  }

  @Test("A face has one for every step, the lowest too")
  func faces() {
    #expect(values(Control(.face(), rating: Rating(step: 1))) == [0, 1, 2, 3, 4, 5])
    let tenths = values(Control(.face(), rating: Rating(minimum: -1, maximum: 1, step: 0.4))) ?? []
    #expect(tenths.count == 6)
    for (value, expected) in zip(tenths, [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  @Test("More than seven are none")
  func tooMany() {
    #expect(values(Control(.face(), rating: Rating(maximum: 6, step: 1)))?.count == 7)
    #expect(values(Control(.face(), rating: Rating(maximum: 7, step: 1))) == nil)
    // 0.3 is a hair less than three times 0.1.
    #expect(values(Control(.face(), rating: Rating(maximum: 0.3, step: 0.1)))?.count == 4)
    #expect(values(Control(.face(), rating: Rating())) == nil)
    #expect(values(Control(.row(.half), rating: Rating(0))) == nil)
    #expect(values(Control(.face(), rating: Rating(maximum: 1e13, step: 1e-9))) == nil)
  }

  private func spans(_ control: Control) -> [[Double]] {
    func rounded(_ place: Double) -> Double { (place * 1000).rounded() / 1000 }
    return (0..<(control.radioCount ?? 0)).map { index in
      let span = control.radioSpan(index)
      return [rounded(span.start), rounded(span.end)]
    }
  }

  @Test("Those of a face share it, each with what is nearest to its value")
  func spansOfAFace() {
    let toFour = Control(.face(), rating: Rating(maximum: 4, step: 2))
    #expect(spans(toFour) == [[0, 0.25], [0.25, 0.75], [0.75, 1]])
    // Also of what lies above the last step.
    let uneven = Control(.face(), rating: Rating(maximum: 5, step: 4))
    #expect(spans(uneven) == [[0, 0.4], [0.4, 1]])
  }

  @Test("Those of a row are what the value adds of its symbols")
  func spansOfARow() {
    func row(_ layout: RowLayout, step: Double = 1) -> Control {
      Control(
        .row(step < 1 ? .half : .whole, layout: layout, count: 2),
        rating: Rating(0, maximum: 2, step: step))
    }
    let spaced = RowLayout.fixed(side: 40, spacing: 20)
    #expect(spans(row(spaced)) == [[0, 0.4], [0.6, 1]])
    #expect(spans(row(spaced, step: 0.5)) == [[0, 0.2], [0.2, 0.4], [0.6, 0.8], [0.8, 1]])
    #expect(spans(row(.fitted(width: 100, margin: 10, spacing: 20))) == [[0.1, 0.4], [0.6, 0.9]])
    // A cell is touched in all of its width.
    #expect(spans(row(.cells(width: 100, height: 20))) == [[0, 0.5], [0.5, 1]])
  }

  @Test("None of a row ends before it begins, however narrow its scale is for its height")
  func spansOfANarrowScale() {
    let layout = RowLayout.fitted(width: 1, spacing: 1242)
    let control = Control(
      .row(.whole, layout: layout, count: 1),
      rating: Rating(0, minimum: 1e13 - 2, maximum: 1e13, step: 1))
    #expect(control.radioCount == 3)
    for index in 0..<3 {
      let span = control.radioSpan(index)
      #expect(span.start <= span.end)
    }
  }
}
