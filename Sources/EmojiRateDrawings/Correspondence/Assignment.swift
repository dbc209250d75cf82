import EmojiRate

/// Finds for each row the column so that the sum of costs is least.
///
/// Source: Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics Quarterly 2
/// (1955), with shortest augmenting paths.
enum Assignment {
  /// More than any cost, and small enough to be added to costs.
  static let noLimit = 1000.0

  /// - Parameters:
  ///   - limit: Pairs of this cost or more stay apart; a finite number.
  ///   - cost: The cost of a pair.
  /// - Returns: The column of each row, or nil.
  static func columns(
    _ rowCount: Int, _ columnCount: Int, limit: Double, _ cost: (Int, Int) -> Double
  ) -> [Int?] {
    guard rowCount > 0, columnCount > 0 else { return Array(repeating: nil, count: rowCount) }
    // The method takes the cube of the count.
    guard rowCount <= 160_000 / columnCount else {
      return greedy(rowCount, columnCount, limit: limit, cost)
    }
    // The method asks for each cost many times, and a cost takes longer than all else.
    let costs = (0..<rowCount).map { row in (0..<columnCount).map { cost(row, $0) } }
    // The method gives each row a column, so the rows are the shorter side.
    let isTurned = rowCount > columnCount
    let (n, m) = isTurned ? (columnCount, rowCount) : (rowCount, columnCount)
    // A pair beyond the limit stays apart, so it must not cost more than staying apart does.
    let rows = rows(n, m) { i, j in min(isTurned ? costs[j][i] : costs[i][j], limit) }
    var columns = [Int?](repeating: nil, count: rowCount)
    for column in 1...m where rows[column] > 0 {
      let (row, column) = isTurned ? (column - 1, rows[column] - 1) : (rows[column] - 1, column - 1)
      if costs[row][column] < limit { columns[row] = column }
    }
    return columns
  }

  /// The row of each column, counted from 1; 0 if it has none.
  private static func rows(_ n: Int, _ m: Int, _ cost: (Int, Int) -> Double) -> [Int] {
    var rowPrices = [Double](repeating: 0, count: n + 1)
    var columnPrices = [Double](repeating: 0, count: m + 1)
    // The row of each column; column 0 is the beginning of paths.
    var rows = [Int](repeating: 0, count: m + 1)
    for row in 1...n {
      rows[0] = row
      var column = 0
      var least = [Double](repeating: .infinity, count: m + 1)
      var before = [Int](repeating: 0, count: m + 1)
      var isUsed = [Bool](repeating: false, count: m + 1)
      repeat {
        isUsed[column] = true
        var (delta, next) = (Double.infinity, 0)
        for other in 1...m where !isUsed[other] {
          let price =
            cost(rows[column] - 1, other - 1) - rowPrices[rows[column]] - columnPrices[other]
          if price < least[other] { (least[other], before[other]) = (price, column) }
          if least[other] < delta { (delta, next) = (least[other], other) }
        }
        for other in 0...m {
          if isUsed[other] {
            rowPrices[rows[other]] += delta
            columnPrices[other] -= delta
          } else {
            least[other] -= delta
          }
        }
        column = next
      } while rows[column] != 0
      while column != 0 {
        rows[column] = rows[before[column]]
        column = before[column]
      }
    }
    return rows
  }

  /// Each row in turn takes the cheapest column that is left.
  private static func greedy(
    _ rowCount: Int, _ columnCount: Int, limit: Double, _ cost: (Int, Int) -> Double
  ) -> [Int?] {
    // In turn, as shapes at the back are the larger ones.
    var isTaken = [Bool](repeating: false, count: columnCount)
    return (0..<rowCount).map { row in
      var best: (column: Int, cost: Double)?
      for column in 0..<columnCount where !isTaken[column] {
        let cost = cost(row, column)
        if cost < min(best?.cost ?? limit, limit) { best = (column, cost) }
      }
      if let best { isTaken[best.column] = true }
      return best?.column
    }
  }
}
