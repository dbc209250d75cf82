import Testing

@testable import EmojiRate

@Suite("DecimalTables")
struct DecimalTablesTests {
  @Test("Every number of two decimals below a thousand and just above is right, in a sentence")
  func sentences() {
    for units in 0...100_100 {
      let spelled = spelling(units, decimals: 2)
      let expected = (spelled.hasPrefix(".") ? "0" : "") + spelled + " out of 2000"
      let rating = Rating(Double(units) / 100, maximum: 2000)
      guard rating.description.utf8.elementsEqual(expected.utf8) else {
        Issue.record("\(expected) is written \(rating.description)")
        return
      }
    }
  }

  @Test("Every whole number and every hundredth is right in path data, of either sign")
  func pathNumbers() {
    for units in Array(0...300) + stride(from: 300, through: 100_100, by: 37) {
      for signed in [units, -units] {
        let expected = spelling(signed, decimals: 2)
        guard written(Double(signed) / 100) == expected else {
          Issue.record("\(expected) is written \(written(Double(signed) / 100))")
          return
        }
      }
    }
  }
}
