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
}
