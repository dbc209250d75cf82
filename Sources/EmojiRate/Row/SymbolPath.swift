#if !hasFeature(Embedded)
  /// A custom symbol for rows, as a closed path in place of the star.
  ///
  /// ```swift
  /// var leaf = StarRow(3.5)
  /// leaf.symbolPath = try SymbolPath("M12 2C4 8 4 18 12 22 20 18 20 8 12 2Z")
  /// ```
  ///
  /// The path's box is fitted into the square of a star and centred.
  public struct SymbolPath: Hashable, Sendable {
    /// The path data, as given.
    public let data: String
    /// The winding rule.
    public let winding: Paint.Winding
    private let elements: [PathElement]

    /// Reads path data.
    ///
    /// - Parameters:
    ///   - data: SVG path data of one path, of any size.
    ///   - winding: The rule for the inside, like SVG's `fill-rule`.
    /// - Throws: The error, with its command and its offset in bytes.
    public init(_ data: String, winding: Paint.Winding = .nonZero) throws(PathDataError) {
      let path = Array(data.utf8)[...]
      let steps = try PathDataReader(path, limit: PathDataReader.segmentLimit).steps
      let subpaths = Subpath.all(of: steps).map { subpath in
        var subpath = subpath
        subpath.isClosed = true
        return subpath
      }
      let box = subpaths.reduce(into: Extent.empty) { $0.join($1.box) }
      let side = max(box.width, box.height)
      guard side < .infinity, !subpaths.allSatisfy(\.isStraight) else {
        throw PathDataError(reason: .noExtent, command: nil, offset: 0, found: nil)
      }
      let scale = 1 / side
      let fit = Transform(
        scale: scale,
        origin: Point(0.5 - scale * box.center.x, 0.5 - scale * box.center.y))
      elements = subpaths.flatMap { $0.placed(by: fit).elementsWithRisingX }
      (self.data, self.winding) = (data, winding)
    }

    /// Draws the path in the unit square, with curves that a vertical line can cut.
    func draw<Sink: PathSink>(into sink: inout Sink) {
      for element in elements { element.draw(into: &sink) }
    }
  }

  extension Subpath {
    /// Whether all of its points are on one line, so that it encloses no area.
    fileprivate var isStraight: Bool {
      let points = segments.flatMap { [$0.cubic.control1, $0.cubic.control2, $0.cubic.end] }.map {
        $0 - start
      }
      guard let far = points.max(by: { $0.squaredLength < $1.squaredLength }) else { return true }
      return points.allSatisfy { abs($0.x * far.y - $0.y * far.x) <= 1e-9 * far.squaredLength }
    }

    /// The path's elements, with curves split where x changes direction, so that a vertical line can cut
    /// them.
    fileprivate var elementsWithRisingX: [PathElement] {
      var elements: [PathElement] = [.move(to: start)]
      // Closing draws the last line.
      for (index, segment) in segments.enumerated() {
        guard segment.isCurve else {
          if index + 1 < segments.count { elements.append(.line(to: segment.cubic.end)) }
          continue
        }
        var (rest, done) = (segment.cubic, 0.0)
        for turn in segment.cubic.turnsOfX {
          let (first, second) = rest.split(at: (turn - done) / (1 - done))
          elements.append(.curve(first))
          (rest, done) = (second, turn)
        }
        elements.append(.curve(rest))
      }
      return elements + [.close]
    }
  }

  extension PathElement {
    fileprivate static func curve(_ cubic: Cubic) -> PathElement {
      .curve(to: cubic.end, control1: cubic.control1, control2: cubic.control2)
    }
  }
#endif
