import Testing

@testable import EmojiRate

@Suite("Face path")
struct FacePathTests {
  /// A filled face of nothing but a head.
  private func bare(_ path: FacePath?) -> FaceStyle {
    var style = FaceStyle(.sunny)
    (style.eyes, style.brows, style.mouth, style.extras) = (.none, .none, .none, [])
    style.headPath = path
    return style
  }

  private func points(_ style: FaceStyle, at value: Double = 2.5) -> [Point] {
    Face(value, style: style).pathElements.compactMap { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  private func expect(_ points: [Point], _ expected: [(Double, Double)]) {
    #expect(points.count == expected.count)
    for (point, expected) in zip(points, expected) {
      #expect(abs(point.x - expected.0) < 1e-9 && abs(point.y - expected.1) < 1e-9)
    }
  }

  @Test("A path is fitted into the frame of the head, alike in both directions, and centred")
  func fitted() throws {
    let path = try FacePath("M2 3H22V13H2Z")
    expect(points(bare(path)), [(13, 66.5), (227, 66.5), (227, 173.5), (13, 173.5)])
    var line = bare(path)
    line.paint = .line
    expect(points(line), [(16, 68), (224, 68), (224, 172), (16, 172)])
  }

  @Test("A hat on a path that is highest between its ends stays on the canvas")
  func hats() throws {
    var style = bare(try FacePath("M0 60H99V99H0Z;M0 0H99V99H0Z;M0 60H99V99H0Z"))
    style.extras = [.topHat]
    for value in stride(from: 0, through: 5, by: 0.25) {
      let highest = points(style, at: value).map(\.y).min() ?? 0
      #expect(highest > 0, "\(value)")
    }
  }

  @Test("A path with a view box lies where this lies on the canvas")
  func viewBox() throws {
    let whole = Rect(x: 0, y: 0, width: 240, height: 240)
    expect(
      points(bare(try FacePath("M10 20H30V40Z", viewBox: whole))), [(10, 20), (30, 20), (30, 40)])
    let wide = Rect(x: -12, y: 0, width: 24, height: 12)
    expect(
      points(bare(try FacePath("M-12 0H12V12Z", viewBox: wide))), [(0, 60), (240, 60), (240, 180)])
    let flat = Rect(x: 0, y: 0, width: 0, height: 9)
    #expect(try FacePath("M0 0H9V9Z", viewBox: flat) == FacePath("M0 0H9V9Z"))
  }

  @Test("Two paths are interpolated along straight lines, and scaled by the box around both")
  func twoKeys() throws {
    let style = bare(try FacePath("M0 0H10V10H0Z;m5 0 5 0v10h-5z"))
    expect(points(style, at: 0), [(13, 13), (227, 13), (227, 227), (13, 227)])
    expect(points(style, at: 2.5), [(66.5, 13), (227, 13), (227, 227), (66.5, 227)])
    expect(points(style, at: 5), [(120, 13), (227, 13), (227, 227), (120, 227)])
  }

  @Test("Three to six paths are spread evenly, seven stand at the keys of the scale")
  func keys() throws {
    let box = Rect(x: 0, y: 0, width: 240, height: 240)
    for count in 3...7 {
      let paths = (0..<count).map { "M\($0 * $0) 0H100V100Z" }
      let style = bare(try FacePath(paths.joined(separator: ";"), viewBox: box))
      for index in 0..<count {
        let value =
          count == 7 ? [0, 1, 2, 2.5, 3, 4, 5][index] : Double(index) * 5 / Double(count - 1)
        #expect(abs(points(style, at: value)[0].x - Double(index * index)) < 1e-9)
      }
      #expect(points(style, at: 0.01)[0].x < points(style, at: 0.1)[0].x)
    }
  }

  @Test("The head of a path morphs as much as the style says")
  func morph() throws {
    let path = try FacePath(
      "M0 0H100V100Z;M50 0H100V100Z", viewBox: Rect(x: 0, y: 0, width: 240, height: 240))
    var style = bare(path)
    style.morph = 0
    #expect(points(style, at: 0) == points(style, at: 5))
    style.morph = 1
    #expect(points(style, at: 0) != points(style, at: 5))
  }

  @Test("The features stand in the largest circle, where there is one, or in the given one")
  func features() throws {
    func frame(_ path: FacePath, at progress: Double = 0.5) -> Frame {
      Pose(at: progress, bare(path)).features
    }
    let square = frame(try FacePath("M0 0H20V20H0Z"))
    #expect(abs(square.unit - 1.07) < 1e-3)
    #expect(square.center == Point(120, 120))
    let wide = frame(try FacePath("M0 0H40V20H0Z"))
    #expect(abs(wide.unit - 0.535) < 1e-3)
    let moving = try FacePath("M0 0H10V10H0V5Z;M10 0H30V20H10V10Z")
    #expect(frame(moving, at: 0).center.x < frame(moving, at: 1).center.x)
    #expect(abs(frame(moving, at: 1).unit - 2 * frame(moving, at: 0).unit) < 1e-3)
    // A ring and a line have no room, so the middle it is.
    for data in ["M0 0H20V20H0ZM1 1H19V19H1Z", "M0 0H20", "M0 0C9 9 9 9 20 20"] {
      let frame = frame(try FacePath(data, winding: .evenOdd))
      #expect(frame.center == Point(120, 120))
      #expect(abs(frame.unit - 0.856) < 1e-9)
    }
  }

  @Test("A path of more segments than are allowed is refused, in whichever path they are")
  func segments() throws {
    _ = try FacePath("M0 0" + String(repeating: "h1v1", count: 499) + "z")
    for data in [
      "M0 0" + String(repeating: "h1v1", count: 499) + "zz",
      "M0 0h" + String(repeating: "1 ", count: 480_000),
      "M0 0" + String(repeating: "a1 1 0 0 1 1 1", count: 1000),
      Array(repeating: "M0 0" + String(repeating: "l1 1", count: 143), count: 7)
        .joined(separator: ";"),
    ] {
      let error = #expect(throws: PathDataError.self) { try FacePath(data) }
      #expect(error?.reason == .tooManySegments)
      #expect(
        error?.description.hasSuffix(
          "too many segments, 1 to 1000 are allowed; an arc is up to four")
          == true)
    }
  }

  @Test(
    "Errors say what is wrong with several paths, and where",
    arguments: [
      (
        "M0 0H9V9Z;M0 0H9C9 9 9 9 9 9Z",
        "path data, command C, offset 16: differs from the first path; paths between which to "
          + "interpolate have equal commands"
      ),
      (
        "M0 0H9V9Z;M0 0H9V9",
        "path data, offset 18: differs from the first path; paths between which to interpolate have "
          + "equal commands"
      ),
      (
        "M0 0H9;M0 0H9V9",
        "path data, command V, offset 13: differs from the first path; paths between which to "
          + "interpolate have equal commands"
      ),
      (
        "M0 0H9;",
        "path data, offset 7: found the end, expected a move, M or m, which a path begins with"
      ),
      (
        "M0 0H9;M0 0H9;M0 0Hx",
        "path data, command H, offset 19: found \"x\", expected number 1 of 1"
      ),
      (
        "M0 0H1;M0 0H2;M0 0H3;M0 0H4;M0 0H5;M0 0H6;M0 0H7;M0 0H8",
        "path data, offset 48: too many paths, 1 to 7 are allowed"
      ),
      (
        "M3 4L3 4Z",
        "path data, offset 0: the path encloses no area"
      ),
    ])
  func errors(data: String, message: String) {
    let error = #expect(throws: PathDataError.self) { try FacePath(data) }
    #expect(error?.description == message)
  }

  @Test("Whatever the numbers of a path, its view box and its circle, what is drawn is finite")
  func extremes() throws {
    let numbers = [
      0, 1, -1e9, 1e9, 1e-300, .leastNonzeroMagnitude, 1e300, .infinity, -.infinity, .nan,
    ]
    var random = SplitMix64(seed: 74)
    func number() -> Double { numbers[random.integer(0...numbers.count - 1)] }
    for data in [
      "M0 0H9V9Z", "M1e9 1e9h1v1z", "M0 0L1e-300 1e-320Z", "M-1e9 0A1 1e-9 7 1 1 1e9 1Z",
    ] {
      for _ in 0..<60 {
        let path = try FacePath(
          data, viewBox: Rect(x: number(), y: number(), width: number(), height: number()))
        var style = FaceStyle(.sunny)
        style.headPath = path
        for element in Face(5, style: style).pathElements {
          if case .curve(let end, let first, let second) = element {
            for point in [end, first, second] {
              #expect(abs(point.x) < 1e7 && abs(point.y) < 1e7)
            }
          }
        }
      }
    }
  }

  @Test("Paths are equal if they were made of the same, and so are styles")
  func equality() throws {
    let path = try FacePath("M0 0H9V9Z")
    #expect(try path == FacePath("M0 0H9V9Z"))
    #expect(try path.hashValue == FacePath("M0 0H9V9Z").hashValue)
    #expect(try path != FacePath("M0 0H9V8Z"))
    #expect(try path != FacePath("M0 0H9V9Z", winding: .evenOdd))
    #expect(try path != FacePath("M0 0H9V9Z", viewBox: Rect(x: 0, y: 0, width: 9, height: 9)))
    #expect(try bare(path) == bare(FacePath("M0 0H9V9Z")))
    #expect(bare(path) != bare(nil))
  }
}
