import Testing

@testable import EmojiRate

@Suite("Fraction")
struct FractionTests {
  @Test(
    "Fractions are compared exactly, also where their nearest numbers are equal",
    arguments: [
      // The first is below the second.
      ((1, 3), (1, 2)), ((4, 1), (41, 10)), ((-1, 2), (-1, 3)), ((-7, 2), (-3, 1)),
      ((0, 5), (1, 9)),
      ((434, 100), (435, 100)), ((4, 1), (4_000_000_000_000_001, 1_000_000_000_000_000)),
      ((999_999_999_999_999_998, 999_999_999_999_999_999), (1, 1)),
      (
        (999_999_999_999_999_997, 999_999_999_999_999_998),
        (999_999_999_999_999_998, 999_999_999_999_999_999)
      ),
    ] as [((Int64, Int64), (Int64, Int64))])
  func order(first: (Int64, Int64), second: (Int64, Int64)) {
    let (first, second) = (Fraction(first.0, first.1), Fraction(second.0, second.1))
    #expect(first < second && !(second < first) && first != second)
  }

  @Test("Equal numbers are equal, whatever their denominators")
  func equal() {
    for (one, other) in [(Fraction(2, 4), Fraction(1, 2)), (Fraction(-6, 3), Fraction(-2, 1))] {
      #expect(one == other && !(one < other) && !(other < one))
    }
    #expect([Fraction(7, 2), Fraction(-7, 2), Fraction(4, 2)].map(\.floor) == [3, -4, 2])
    #expect([Fraction(7, 2), Fraction(-7, 2), Fraction(4, 2)].map(\.ceiling) == [4, -3, 2])
  }
}
