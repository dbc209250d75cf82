import CAllocations
import EmojiRate

#if canImport(Glibc)
  import Glibc
#endif

/// Prints how often ways take heap memory, and ends the program if one does that must not.
enum Allocations {
  static func check() {
    #if canImport(Glibc)
      let buffer = Cases.buffer
      var isRefused = false

      func report(_ what: String, atMost limit: Double = 0, _ write: (Double) -> Int) {
        let perDocument = count(write)
        print("heap: \(shown(perDocument)) allocations per \(what)")
        if perDocument > limit {
          print("That is more than \(shown(limit)).")
          isRefused = true
        }
      }

      report("face into a buffer") { Face($0).write(into: buffer) }
      for character in FaceCharacter.allCases {
        let style = FaceStyle(character)
        report("\(character) into a buffer") { Face($0, style: style).write(into: buffer) }
      }
      let drawnStyle = FaceStyle(drawing: Cases.drawn)
      report("face of a drawing into a buffer") { Face($0, style: drawnStyle).write(into: buffer) }
      report("row of stars into a buffer") { StarRow($0).write(into: buffer) }
      report("row of faces into a buffer") {
        StarRow(Rating($0), symbol: .face).write(into: buffer)
      }

      let counts = RatingCounts(counts: [31, 25, 103, 308, 817])
      for layout in SummaryLayout.allCases {
        for symbol in RowSymbol.allCases {
          report("\(layout) summary with \(symbol)s into a buffer") {
            RatingSummary(counts.adding($0), layout: layout, symbol: symbol).write(into: buffer)
          }
        }
      }

      report("trend of twelve months into a buffer", atMost: 23) {
        Counted.trend($0).write(into: buffer)
      }

      // A String has its memory on the heap; if that is not seen, nothing is.
      let perString = count { Face($0).svg().utf8.count }
      print("heap: \(shown(perString)) allocations per fresh String")
      if perString == 0 {
        print("The allocations are not counted: the program's malloc is not in use.")
        isRefused = true
      }
      if isRefused { exit(1) }
    #endif
  }

  /// Allocations per document, over 0, 0.01 … 5.
  private static func count(_ write: (Double) -> Int) -> Double {
    // What is set up once and for all is no document's.
    precondition(write(2.5) > 0)
    let before = allocations_count()
    var bytes = 0
    for index in 0...500 { bytes &+= write(Double(index) / 100) }
    let count = allocations_count() - before
    precondition(bytes > 0)
    return Double(count) / 501
  }

  private static func shown(_ count: Double) -> String {
    count == count.rounded() ? "\(Int(count))" : "\((count * 1000).rounded() / 1000)"
  }
}
