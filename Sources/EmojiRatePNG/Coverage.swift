import EmojiRate

/// The part of every pixel that closed polygons cover, exactly.
///
/// A sweep from top to bottom divides every row of pixels into slabs in which no edge begins, ends or crosses
/// another. There the edges have an order, and the winding rule says which of them are borders. The area to the
/// right of every border is added to the cells of the row or taken away from them, as in Levien's
/// [libart](https://levien.com) and [font-rs](https://github.com/raphlinus/font-rs), so that shapes which overlap
/// in a pixel count once.
///
/// A row of many hundreds of edges takes too long for that. There the areas of all edges are summed up without an
/// order, as those programs do, and shapes that overlap in a pixel count twice.
struct Coverage {
  private struct Edge {
    let top: Double
    let bottom: Double
    /// x at the top.
    let x: Double
    /// The change of x for each y.
    let slope: Double
    /// 1 downwards, -1 upwards.
    let turn: Int

    func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  /// An edge in the current row.
  private struct ActiveEdge {
    let edge: Edge
    /// x at the top and the bottom of the current slab.
    var from = 0.0
    var to = 0.0
  }

  /// The level of a pixel that is covered completely.
  static var full: UInt32 { 65535 }
  /// The number of levels above 0.
  ///
  /// Files are up to 40 % smaller than with all levels, and the error is at most 1/128.
  private static var steps: Double { 64 }
  /// The number of parts of a pixel's height at which edges begin and end, and so the most slabs in a row.
  private static var grid: Double { 256 }
  /// The most edges in all slabs of a row together; the edges of a row with more are summed up.
  private static var rowLimit: Int { 8192 }

  private let width: Int
  private let height: Int
  private var edges: [Edge] = []
  /// The edges of the current row, in the order of the last slab.
  private var active: [ActiveEdge] = []
  /// The first edge that begins below what was swept.
  private var next = 0
  /// The changes of the covered area from a pixel of the row to the next one.
  private var cells: [Double]
  /// The levels of the pixels in the row.
  private var levels: [UInt32]
  private var touched = (first: Int.max, last: -1)

  init(of polygons: [[Vector]], width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: 0, count: width + 2)
    levels = Array(repeating: 0, count: width)
    edges.reserveCapacity(polygons.reduce(0) { $0 + $1.count })
    for polygon in polygons {
      guard var previous = polygon.last else { continue }
      for place in polygon {
        addEdge(previous, place)
        previous = place
      }
    }
    edges.sort { $0.top < $1.top }
  }

  private mutating func addEdge(_ from: Vector, _ to: Vector) {
    let (high, low) = from.y < to.y ? (from, to) : (to, from)
    let top = Self.onGrid(high.y)
    let bottom = Self.onGrid(low.y)
    guard top < bottom, bottom > 0, top < Double(height) else { return }
    edges.append(
      Edge(
        top: top, bottom: bottom, x: high.x, slope: (low.x - high.x) / (bottom - top),
        turn: from.y < to.y ? 1 : -1))
  }

  private static func onGrid(_ y: Double) -> Double {
    (y * grid).rounded(.toNearestOrEven) / grid
  }

  /// Calls `body` with each row that is covered, the columns, and the levels of all columns.
  mutating func forEachRow(
    _ winding: Paint.Winding, _ effort: inout Effort,
    _ body: (_ row: Int, _ columns: Range<Int>, [UInt32], inout Effort) -> Void
  ) {
    var row = 0
    while row < height, next < edges.count || !active.isEmpty, effort.isLeft {
      if active.isEmpty { row = max(row, Int(edges[next].top)) }
      let before = (active, next)
      if !sweep(row, winding, &effort) {
        dropLevels()
        (active, next) = before
        sum(row, &effort)
      }
      if touched.first <= touched.last { body(row, takeLevels(winding), levels, &effort) }
      row += 1
    }
  }

  /// Adds the edges that begin above `y`.
  private mutating func beginEdges(above y: Double) {
    while next < edges.count, edges[next].top < y {
      active.append(ActiveEdge(edge: edges[next]))
      next += 1
    }
  }

  // MARK: Rows in slabs

  /// Adds the borders of a row, slab by slab.
  ///
  /// - Returns: Whether the row has few enough edges.
  private mutating func sweep(
    _ row: Int, _ winding: Paint.Winding, _ effort: inout Effort
  ) -> Bool {
    let bottom = Double(row + 1)
    var (y, steps) = (Double(row), 0)
    while y < bottom {
      beginEdges(above: y + 1 / Self.grid)
      active.removeAll { $0.edge.bottom <= y }
      steps += active.count
      effort.spend(30 * active.count)
      guard steps <= Self.rowLimit else { return false }
      var end = bottom
      if next < edges.count { end = min(end, edges[next].top) }
      for item in active { end = min(end, item.edge.bottom) }
      end = order(from: y, to: end)
      addBorders(height: end - y, winding)
      y = end
    }
    active.removeAll { $0.edge.bottom <= bottom }
    return true
  }

  /// Orders edges from left to right in a slab, whose end comes earlier if edges cross.
  private mutating func order(from y: Double, to end: Double) -> Double {
    for index in active.indices {
      active[index].from = active[index].edge.x(at: y)
      active[index].to = active[index].edge.x(at: end)
    }
    active.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    var part = 1.0
    for (item, next) in zip(active, active.dropFirst()) where item.to > next.to {
      let (before, after) = (next.from - item.from, item.to - next.to)
      part = min(part, before / (before + after))
    }
    guard part < 1 else { return end }
    // On the grid, and at least one step below.
    let crossing = ((y + part * (end - y)) * Self.grid).rounded(.down) / Self.grid
    let nearer = min(max(crossing, y + 1 / Self.grid), end)
    for index in active.indices { active[index].to = active[index].edge.x(at: nearer) }
    if crossing < nearer { active.sort { $0.from + $0.to < $1.from + $1.to } }
    return nearer
  }

  /// Adds the edges of a slab at which the inside begins or ends.
  private mutating func addBorders(height: Double, _ winding: Paint.Winding) {
    let mask = winding == .evenOdd ? 1 : -1
    var turns = 0
    for index in active.indices {
      let item = active[index]
      let wasInside = turns & mask != 0
      turns += item.edge.turn
      let isInside = turns & mask != 0
      if isInside != wasInside { addBorder(item.from, item.to, isInside ? height : -height) }
    }
  }

  // MARK: Rows of many edges

  /// Adds all edges of a row as borders.
  private mutating func sum(_ row: Int, _ effort: inout Effort) {
    let (top, bottom) = (Double(row), Double(row + 1))
    beginEdges(above: bottom)
    effort.spend(20 * active.count)
    for index in active.indices {
      let edge = active[index].edge
      let (from, to) = (max(edge.top, top), min(edge.bottom, bottom))
      addBorder(edge.x(at: from), edge.x(at: to), Double(edge.turn) * (to - from))
    }
    active.removeAll { $0.edge.bottom <= bottom }
  }

  // MARK: Borders

  /// Adds the area to the right of a border, `height` for each pixel behind it.
  private mutating func addBorder(_ from: Double, _ to: Double, _ height: Double) {
    let right = Double(width)
    var (low, high) = from < to ? (from, to) : (to, from)
    var height = height
    // The parts outside the columns are as good as at their ends.
    if low < 0 {
      let part = high <= 0 ? height : height * -low / (high - low)
      addUpright(0, part, in: 0)
      guard high > 0 else { return }
      (low, height) = (0, height - part)
    }
    if high > right {
      let part = low >= right ? height : height * (high - right) / (high - low)
      addUpright(right, part, in: width)
      guard low < right else { return }
      (high, height) = (right, height - part)
    }
    let (first, last) = (Int(low), Int(high))
    guard first < last else { return addUpright((low + high) / 2, height, in: first) }
    // In every column, the border has a part of the height, and the area to the right of its mean x.
    let slope = height / (high - low)
    for column in first...last {
      let start = max(low, Double(column))
      let end = min(high, Double(column + 1))
      addUpright((start + end) / 2, slope * (end - start), in: column)
    }
  }

  /// Adds a border in one column, with its mean x.
  private mutating func addUpright(_ x: Double, _ height: Double, in column: Int) {
    let area = height * (Double(column + 1) - x)
    cells[column] += area
    cells[column + 1] += height - area
    touched.first = min(touched.first, column)
    touched.last = max(touched.last, column + 1)
  }

  // MARK: Levels

  /// Sums up the cells of a row, and clears them.
  private mutating func takeLevels(_ winding: Paint.Winding) -> Range<Int> {
    var sum = 0.0
    for column in touched.first...touched.last {
      sum += cells[column]
      cells[column] = 0
      guard column < width else { continue }
      // Only sums without an order are outside 0…1.
      var covered = abs(sum)
      if winding == .evenOdd, covered > 1 {
        let rest = covered - 2 * (covered / 2).rounded(.down)
        covered = min(rest, 2 - rest)
      }
      let step = UInt32(min(covered, 1) * Self.steps + 0.5)
      levels[column] = step * Self.full / UInt32(Self.steps)
    }
    let columns = min(touched.first, width)..<min(touched.last + 1, width)
    touched = (Int.max, -1)
    return columns
  }

  /// Clears the cells of a row.
  private mutating func dropLevels() {
    guard touched.first <= touched.last else { return }
    for column in touched.first...touched.last { cells[column] = 0 }
    touched = (Int.max, -1)
  }
}
