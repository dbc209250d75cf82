#if !hasFeature(Embedded)
  /// A custom head from SVG path data: one path, or two to seven that the rating interpolates.
  ///
  /// ```swift
  /// var style = FaceStyle(.sunny)
  /// style.headPath = try FacePath("M12 2 22 20H2z")
  /// ```
  ///
  /// Semicolons separate several paths, as in SVG's `values`. Seven paths belong to the ratings 0, 1, 2, 2.5,
  /// 3, 4 and 5 of 0…5; fewer have equal distances. Points move along straight lines between two paths, so
  /// all paths need equal commands. Absolute and relative commands are equal, short and long ones are too,
  /// and so are all arcs.
  ///
  /// Without a view box, the box around all paths is scaled evenly into the frame of the head, and centred.
  /// So a path from an icon of 24 units is as large as other heads, and hats fit it. The features have the
  /// largest circle inside each path. If that is small, as in a ring or a line, they have four fifths of the box. With a view box, the box
  /// is scaled to the canvas, as in an `<svg>`. So a path for the whole canvas of 240 units keeps its place.
  public struct FacePath: Hashable, Sendable {
    /// The allowed number of paths.
    public static let countLimits = 1...7

    /// The maximum number of segments in all paths together: moves, lines, curves and closings.
    ///
    /// An arc has up to four.
    public static let segmentLimit = PathDataReader.segmentLimit

    /// One reference holds all data, so that a style without a path stays small.
    let outline: FacePathOutline

    /// The path data, as given.
    public var data: String { outline.given.data }
    /// The part of the path's coordinates that fills the canvas; nil fits the path into the frame of the
    /// head.
    public var viewBox: Rect? { outline.given.viewBox }
    /// The rule for the inside.
    public var winding: Paint.Winding { outline.given.winding }

    /// Reads path data.
    ///
    /// Finding the largest circles takes about a millisecond, and never more than five. Drawing takes no
    /// heap.
    ///
    /// - Parameters:
    ///   - data: SVG path data, with semicolons between several paths.
    ///   - viewBox: The part of the path's coordinates that fills the canvas. A box without size means nil.
    ///   - winding: The rule for the inside, like SVG's `fill-rule`.
    /// - Throws: The error, with its command and its offset in bytes.
    public init(
      _ data: String, viewBox: Rect? = nil, winding: Paint.Winding = .nonZero
    ) throws(PathDataError) {
      outline = try FacePathOutline(
        FacePathOutline.Given(
          data: data,
          viewBox: viewBox.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0 : nil },
          winding: winding))
    }

    /// Throws the error in path data, in a third of the time of making a path.
    static func check(_ data: String) throws(PathDataError) {
      _ = try FacePathOutline.read(
        FacePathOutline.Given(data: data, viewBox: nil, winding: .nonZero))
    }

    /// Whether both have the same data.
    public static func == (one: FacePath, other: FacePath) -> Bool {
      one.outline.given == other.outline.given
    }

    /// Hashes the data.
    public func hash(into hasher: inout Hasher) { outline.given.hash(into: &hasher) }
  }
#endif
