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
  /// The rule that decides what is inside.
  public let fillRule: FillRule
  private let path: Path

  /// Reads path data.
  ///
  /// - Parameters:
  ///   - data: SVG path data of one path, of any size.
  ///   - fillRule: The rule that decides what is inside.
  /// - Throws: The error, with its command and its offset in bytes.
  public init(_ data: String, fillRule: FillRule = .nonzero) throws(PathDataError) {
    try self.init(text: data, wordCount: 0, fillRule)
  }

  /// Reads the path data of a text behind a number of characters.
  private init(text: String, wordCount: Int, _ fillRule: FillRule) throws(PathDataError) {
    let bytes = Array(text.utf8).dropFirst(wordCount)
    let outlines = try PathDataReader(bytes, limit: PathDataReader.segmentLimit).subpaths
    let box = outlines.box
    let side = max(box.width, box.height)
    guard side < .infinity, !outlines.allSatisfy({ $0.isStraight }) else {
      throw PathDataError("the path encloses no area")
    }
    let scale = 1 / side
    let fit = Transform(
      scale: scale,
      origin: Point(0.5 - scale * box.center.x, 0.5 - scale * box.center.y))
    self.path = outlines.reduce(into: Path()) { $1.add(to: &$0, placedBy: fit) }
    (data, self.fillRule) = (String(text.dropFirst(wordCount)), fillRule)
  }

  /// Whether a text is path data that ``init(text:)`` reads, and not the name of a file.
  package static func isData(_ text: String) -> Bool {
    if text.hasPrefix(evenOddWord) { return true }
    // A name that begins like path data has a letter where path data has a number.
    let start = text.utf8.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(2).map { $0 | 0x20 }
    return start.first == UInt8(ascii: "m") && start.dropFirst().allSatisfy { $0 < 0x61 }
  }

  /// Reads path data, with `evenodd` before it for that rule for the inside.
  package init(text: String) throws(PathDataError) {
    let isEvenOdd = text.hasPrefix(Self.evenOddWord)
    try self.init(
      text: text, wordCount: isEvenOdd ? Self.evenOddWord.count : 0,
      isEvenOdd ? .evenOdd : .nonzero)
  }

  /// The text that ``init(text:)`` reads.
  package var text: String { (fillRule == .evenOdd ? Self.evenOddWord : "") + data }

  private static let evenOddWord = "evenodd "

  /// Draws the path in the unit square, with curves that a vertical line can cut.
  func draw(into sink: inout some PathSink) { path.draw(into: &sink) }
}

extension Subpath {
  /// Whether all of its points are on one line, so that it encloses no area.
  fileprivate var isStraight: Bool {
    let points = segments.flatMap { $0.cubic.points }.map { $0 - start }
    guard let far = points.max(by: { $0.squaredLength < $1.squaredLength }) else { return true }
    return points.allSatisfy { abs($0.x * far.y - $0.y * far.x) <= 1e-9 * far.squaredLength }
  }

  /// Adds it in the unit square, with curves split where x changes direction, so that a vertical line can
  /// cut them.
  ///
  /// If the line that closes the path would be too short to see, the last point moves instead.
  fileprivate func add(to path: inout Path, placedBy fit: Transform) {
    let start = fit.apply(start)
    path.append(.move(to: start))
    for (index, segment) in segments.enumerated() {
      var cubic = segment.cubic.mapped(fit.apply)
      let gap = start - cubic.end
      let endsAtStart = index + 1 == segments.count && gap.length < 0.05
      guard segment.isCurve else {
        // Closing draws the last line.
        if !endsAtStart { path.append(.line(to: cubic.end)) }
        continue
      }
      if endsAtStart { (cubic.control2, cubic.end) = (cubic.control2 + gap, start) }
      var done = 0.0
      for turn in cubic.turnsOfX {
        let (first, second) = cubic.split(at: (turn - done) / (1 - done))
        path.append(.curve(first))
        (cubic, done) = (second, turn)
      }
      path.append(.curve(cubic))
    }
    path.append(.close)
  }
}
