import EmojiRate

/// Finds the pairs (i, j) of two lists, with both indexes rising, that have the greatest sum of scores.
///
/// Source: Needleman and Wunsch, "A general method applicable to the search for similarities in the amino
/// acid sequence of two proteins", Journal of Molecular Biology 48 (1970).
///
/// - Parameter score: The score of a pair; nil if it cannot be a pair.
func risingChain(
  _ count: Int, _ otherCount: Int, _ score: (Int, Int) -> Double?
) -> [(Int, Int)] {
  // Larger tables, for example from a hostile file, take too long.
  guard count > 0, otherCount > 0, count <= 4_000_000 / otherCount else { return [] }
  let width = otherCount + 1
  var best = [Double](repeating: 0, count: (count + 1) * width)
  for i in (0..<count).reversed() {
    for j in (0..<otherCount).reversed() {
      var sum = max(best[(i + 1) * width + j], best[i * width + j + 1])
      if let score = score(i, j) { sum = max(sum, score + best[(i + 1) * width + j + 1]) }
      best[i * width + j] = sum
    }
  }
  var pairs: [(Int, Int)] = []
  var (i, j) = (0, 0)
  while i < count, j < otherCount {
    let sum = best[i * width + j] - 1e-9
    if let score = score(i, j), score + best[(i + 1) * width + j + 1] >= sum {
      pairs.append((i, j))
      (i, j) = (i + 1, j + 1)
    } else if best[(i + 1) * width + j] >= best[i * width + j + 1] - 1e-9 {
      i += 1
    } else {
      j += 1
    }
  }
  return pairs
}

extension Collection where Element == Double, Index == Int {
  /// The first index whose value is within a millionth of the least; nil if empty.
  var leastIndex: Int? {
    guard let least = self.min() else { return nil }
    return firstIndex { $0 <= least + 1e-6 }
  }
}
