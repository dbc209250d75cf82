import EmojiRate

/// Warns of what does not look good between two values.
struct ShapeWarnings {
  private(set) var texts: [String] = []
  /// How many edges may still be compared, to limit the time for a file.
  private var budget = 20_000_000
  private let weights: Weights

  init(_ weights: Weights) { self.weights = weights }

  /// Looks at the parts between two values.
  ///
  /// - Parameter names: Both values as text.
  mutating func look(at segment: DrawingSegment, between names: (String, String)) {
    for part in segment.parts {
      let source = part.states[0].source.description
      if part.isBlackened {
        append(
          "\(source) is painted with currentColor at one value and with a colour at another; it is black there"
        )
      }
      guard part.turn == nil, !part.units.lower.isEmpty, !part.units.upper.isEmpty else { continue }
      for (from, to) in zip(part.states[0].subpaths, part.states[1].subpaths) where from.isClosed {
        let middle = from.mixed(with: to)
        if crossesItself(middle), !crossesItself(from), !crossesItself(to) {
          append(
            "\(source) crosses itself between \(names.0) and \(names.1); draw it with the same points in the "
              + "same order, or add a value between")
        }
      }
    }
    findApart(segment, names)
    countLeftovers(segment, names)
  }

  private mutating func append(_ text: String) {
    if !texts.contains(text) { texts.append(text) }
  }

  /// Warns of a shape with a line that is an area and a line of its own at the other value: the line would grow.
  private mutating func findApart(_ segment: DrawingSegment, _ names: (String, String)) {
    let (older, newer) = (segment.units.lower, segment.units.upper)
    let pairs = segment.parts.compactMap { part in
      part.units.lower.first.flatMap { i in
        part.units.upper.first.map { (older[i], newer[$0]) }
      }
    }
    let rests = (
      segment.parts.filter { $0.units.upper.isEmpty }.map { older[$0.units.lower[0]] },
      segment.parts.filter { $0.units.lower.isEmpty }.map { newer[$0.units.upper[0]] }
    )
    for (one, other) in pairs {
      let isFirst = !one.isLine && one.hasLine
      let (whole, part) = isFirst ? (one, other) : (other, one)
      guard !whole.isLine, whole.hasLine, part.isLine || !part.hasLine,
        (isFirst ? rests.1 : rests.0).contains(where: {
          $0.isLine != part.isLine && $0.isAround(whole, weights.warnings)
        })
      else { continue }
      append(
        "\(whole.shape.source.description) has a line at \(isFirst ? names.0 : names.1), which is a shape of its own "
          + "at \(isFirst ? names.1 : names.0), so that one of both grows; draw it alike at both")
    }
  }

  /// Warns if most shapes of both values have no partner.
  private mutating func countLeftovers(_ segment: DrawingSegment, _ names: (String, String)) {
    let (older, newer) = (segment.units.lower.count, segment.units.upper.count)
    let lost = segment.parts.filter { $0.units.upper.isEmpty }.count
    let new = segment.parts.filter { $0.units.lower.isEmpty }.count
    guard 2 * lost > older, 2 * new > newer, lost > 1 else { return }
    append(
      "\(lost) of \(older) shapes at \(names.0) have none at \(names.1); name what belongs together, or copy a "
        + "layer and move its points")
  }

  private mutating func crossesItself(_ subpath: Subpath) -> Bool {
    let polygon = subpath.polygon
    guard polygon.count <= 400, polygon.count > 3, budget > 0 else { return false }
    budget -= polygon.count * polygon.count / 2
    return polygon.crossesItself(weights.regions)
  }
}

extension Subpath {
  /// The subpath half-way to another one with the same segments.
  fileprivate func mixed(with other: Subpath) -> Subpath {
    var mixed = self
    for index in segments.indices {
      let (a, b) = (segments[index].cubic, other.segments[index].cubic)
      mixed.segments[index].cubic = Cubic(
        start: lerp(a.start, b.start, 0.5), control1: lerp(a.control1, b.control1, 0.5),
        control2: lerp(a.control2, b.control2, 0.5), end: lerp(a.end, b.end, 0.5))
    }
    return mixed
  }
}

extension ShapeUnit {
  /// Whether a line lies around an area, about as its own line does.
  fileprivate func isAround(_ area: ShapeUnit, _ weights: Weights.Warnings) -> Bool {
    let (one, other) = (shape.box, area.shape.box)
    let ways = [
      one.left - other.left, one.top - other.top, one.right - other.right,
      one.bottom - other.bottom,
    ]
    return ways.allSatisfy { abs($0) < weights.around * max(other.width, other.height) }
  }
}
