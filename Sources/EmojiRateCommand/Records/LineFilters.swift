import EmojiRate

/// A condition of `--where`: the field of a column equals a value, or does not.
struct LineFilter: Equatable {
  let column: String
  let value: String
  let isEqual: Bool
}

/// Applies the conditions of `--where`, and counts the lines that they leave out.
final class LineFilters {
  private let filters: [LineFilter]
  /// The indexes of conditions whose value has occurred in a line.
  private var met: Set<Int> = []
  private(set) var leftOutCount = 0

  init(_ filters: [LineFilter]) { self.filters = filters }

  /// Whether a line passes the conditions.
  ///
  /// It must meet one of the conditions `column=value` of each column, and all conditions with
  /// `!=`.
  ///
  /// - Parameter columns: The column of each condition.
  func pass(_ record: Record, _ columns: [FieldPlace]) -> Bool {
    guard !filters.isEmpty else { return true }
    var chosen: [FieldPlace: Bool] = [:]
    var passes = true
    for (index, filter) in filters.enumerated() {
      let isEqual = record[columns[index]].elementsEqual(filter.value.utf8)
      if isEqual { met.insert(index) }
      if filter.isEqual {
        chosen[columns[index]] = chosen[columns[index]] == true || isEqual
      } else if isEqual {
        passes = false
      }
    }
    passes = passes && !chosen.values.contains(false)
    if !passes { leftOutCount += 1 }
    return passes
  }

  var warnings: [String] {
    filters.indices.filter { !met.contains($0) }.map { index in
      let filter = filters[index]
      return "no line has \(filter.value.quoted) in \(filter.column.quoted); see --where"
    }
  }

  var phrase: String {
    (leftOutCount == 1 ? "is " : "are ")
      + (filters.count == 1 && filters[0].isEqual
        ? "not \(filters[0].value.excerpt())" : "left out by --where")
  }
}
