import Testing

@testable import EmojiRate

@Suite("RowSteps")
struct RowStepsTests {
  @Test(
    "Finds where whole numbers and an offset are crossed, the ends excepted",
    arguments: [
      (0, 4, 0, [0.25, 0.5, 0.75]), (4, 0, 0, [0.25, 0.5, 0.75]), (0, 2, 0.5, [0.25, 0.75]),
      (0.5, 1, 0, []), (0.5, 1.5, 0.5, []), (3, 3, 0, []), (1.5, 0.5, 0, [0.5]),
    ] as [(Double, Double, Double, [Double])])
  func changes(from: Double, to: Double, offset: Double, expected: [Double]) {
    #expect(RowSteps<Int>.changes(from: from, to: to, at: offset) == expected)
  }

  @Test("Keeps one of equal states, and ends with that of the end")
  func states() {
    let steps = RowSteps(from: 0, to: 4, changingAt: 0) { Int($0) / 2 }
    #expect(steps.states == [0, 1, 2])
    #expect(steps.frames.parts == [0, 0.5, 1])
    #expect(steps.frames.isDiscrete)
  }

  @Test("Has one state where nothing changes")
  func still() {
    #expect(RowSteps(from: 1.1, to: 1.4, changingAt: 0.5) { Int($0 + 0.5) }.states == [1])
  }

  @Test("Follows from other states, equal ones again kept once")
  func map() {
    let steps = RowSteps(from: 0, to: 4, changingAt: 0) { Int($0) }.map { $0 == 2 }
    #expect(steps.states == [false, true, false])
    #expect(steps.frames.parts == [0, 0.5, 0.75])
  }
}
