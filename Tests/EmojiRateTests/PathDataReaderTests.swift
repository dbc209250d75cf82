import Testing

@testable import EmojiRate
@testable import EmojiRateTestSupport

@Suite("Path data reader")
struct PathDataReaderTests {
  private func elements(_ data: String) throws -> [PathElement] {
    try PathDataReader(Array(data.utf8)[...]).subpaths.flatMap(\.elements)
  }

  @Test(
    "What is written in many ways is read as one",
    arguments: [
      (
        "M10 20L30 40Z",
        [
          "m10,20l20,20z", "M10 20 30 40z", "  m 10\t20\n20 20 z ", "M10,20L30,40Z",
          "m10 20 20 20Z",
          "M1e1 2E+1L300e-1 40.0Z", "M+10+20L+30+40Z", "M10. 20.L30. 40.Z", "M10 20L30 , 40z",
        ]
      ),
      ("M0 0L5 0L5 7L9 7", ["M0 0H5V7H9", "m0 0h5v7h4", "m0 0 5 0 0 7 4 0"]),
      ("M0 0L2 0L5 0L5 3L5 7", ["M0 0h2 3v3 4", "M0 0H2,5V3,7", "M0 0h2+3V3+7"]),
      (
        "M1 1C1 1 2 2 3 3C4 4 5 6 7 8C9 10 10 11 12 13",
        [
          "M1 1S2 2 3 3 5 6 7 8S10 11 12 13", "m1 1s1 1 2 2 2 3 4 5 3 3 5 5",
          "M1,1c0,0,1,1,2,2s2,3,4,5c2,2,3,3,5,5",
        ]
      ),
      ("M.5-.5L1 .5L-1-2", ["M.5-.5 1 .5-1-2", "m.5-.5.5 1-2-2.5", "M0.5-0.5L1,0.5L-1-2"]),
      (
        "M0 0L1 1L0 1ZM0 0L2 2M0 0ZM0 0Z",
        ["M0 0 1 1 0 1zL2 2M0 0zz", "m0 0 1 1-1 0zl2 2m-2-2zz"]
      ),
      (
        "M0 0C2 4 4 4 6 0C8-4 10-4 12 0C14 4 16 4 18 0",
        ["M0 0Q3 6 6 0T12 0T18 0", "m0 0q3 6 6 0t6 0 6 0", "M0 0Q3 6 6 0 9-6 12 0t6 0"]
      ),
      ("M3 3Q3 3 5 5Q7 7 9 9", ["M3 3T5 5 9 9", "m3 3t2 2 4 4"]),
      ("M1 2L3 4L5 6", ["M1 2A0 9 0 0 0 3 4A9 0 0 1 1 5 6", "M1 2A5 5 0 1 1 1 2L3 4L5 6"]),
    ])
  func spellings(plain: String, spellings: [String]) throws {
    let plain = try Self.points(elements(plain))
    for spelling in spellings {
      let read = try Self.points(elements(spelling))
      #expect(read.count == plain.count, "\(spelling)")
      for (one, other) in zip(read, plain) {
        #expect(one.verb == other.verb, "\(spelling)")
        #expect(abs(one.point.x - other.point.x) < 1e-12, "\(spelling)")
        #expect(abs(one.point.y - other.point.y) < 1e-12, "\(spelling)")
      }
    }
  }

  /// Every point, with the verb that it belongs to.
  private static func points(_ elements: [PathElement]) -> [(verb: Int, point: Point)] {
    elements.flatMap { element in
      switch element {
      case .move(let point): [(0, point)]
      case .line(let point): [(1, point)]
      case .curve(let point, let control1, let control2):
        [(2, control1), (2, control2), (2, point)]
      case .close: [(3, Point(0, 0))]
      }
    }
  }

  @Test("A curve mirrors only the control point of a curve of its own degree")
  func mirrorsOwnDegree() throws {
    #expect(try elements("M0 0Q9 0 9 9S0 9 0 5z") == elements("M0 0Q9 0 9 9C9 9 0 9 0 5z"))
    // An arc that is no curve ends what a smooth curve mirrors.
    #expect(
      try elements("M0 0C0 9 9 9 9 0A1 1 0 0 0 9 0S9 9 0 9z")
        == elements("M0 0C0 9 9 9 9 0C9 0 9 9 0 9z"))
    #expect(try elements("M0 0C9 0 9 0 9 9T0 5z") == elements("M0 0C9 0 9 0 9 9Q9 9 0 5z"))
  }

  @Test("The flags of arcs need nothing between them and the next number")
  func compactFlags() throws {
    let plain = try elements("M0 0A5 5 0 0 1 10 0A5 5 0 1 0 20 0")
    for spelling in [
      "M0 0a5 5 0 0110 0 5 5 0 1010 0", "M0,0A5,5,0,0,1,10,0A5,5,0,1,0,20,0",
      "M0 0A5 5 0 01 10 0 5 5 0 1020 0",
    ] {
      #expect(try elements(spelling) == plain)
    }
  }

  @Test("Arcs become as few curves as they need")
  func arcs() throws {
    let circle = "M10 50A40 40 0 1 1 90 50A40 40 0 1 1 10 50Z"
    #expect(try elements(circle).count == 6)
    #expect(try elements("M0 0A5 5 0 0 1 10 0A0 0 0 0 0 9 9A5 5 0 0 0 9 9").count == 4)
  }

  @Test("As many segments as the limit are read, and one more is an error")
  func limit() throws {
    let data = Array("M0 0L1 1".utf8)[...]
    #expect(try PathDataReader(data, limit: 2).subpaths.count == 1)
    #expect(throws: PathDataError.self) { try PathDataReader(data, limit: 1) }
  }

  @Test("An error names the command, the place, what was found and what is allowed")
  func errors() throws {
    let wrong = [
      "", " L1 1", "M", "M1", "M,1 2", "M1,,2", "M1 2,", "M1 2,L3 4", "M1 2c3 4 5 x", "M1 2h-",
      "M1 2h.e5", "M1 2A1 1 0 2 0 5 5", "M1 2H1e10", "M1 2H1e999", "M1 2b3 4", "M1 2z 3",
      "M1 2L é",
    ]
    var lines = ""
    for data in wrong {
      let error = #expect(throws: PathDataError.self) { try elements(data) }
      lines += "\(data): \(error?.description ?? "")\n"
    }
    try expectSnapshot(lines: lines, "path-data-errors")
  }

  @Test("Whatever the bytes, they are read or refused")
  func anything() {
    var random = SplitMix64(seed: 72)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n;x".utf8)
    var (read, refused) = (0, 0)
    for _ in 0..<5000 {
      let count = random.integer(0...40)
      var bytes = Array("M0 0".utf8)
      for _ in 0..<count { bytes.append(alphabet[random.integer(0...alphabet.count - 1)]) }
      do throws(PathDataError) {
        let subpaths = try PathDataReader(bytes[...]).subpaths
        read += 1
        #expect(
          Self.points(subpaths.flatMap(\.elements)).allSatisfy {
            $0.point.x.isFinite && $0.point.y.isFinite
          })
      } catch {
        refused += 1
        let offset = error.description.prefix { $0 != ":" }.split(separator: " ").last!
        #expect((0...bytes.count).contains(Int(offset)!))
      }
    }
    #expect(read > 100 && refused > 100)
  }
}

@Suite("PathDataWriter")
struct PathDataWriterTests {
  @Test("Any outline says the same points to within rounding", arguments: 0...6)
  func outlinesParseBack(precision: Int) throws {
    var random = SplitMix64(seed: 9)
    var tolerance = 0.5
    for _ in 0..<precision { tolerance /= 10 }
    for _ in 0..<400 {
      let outline = random.outline()
      let data = pathData(outline, precision: precision)
      let parsed = try #require(elements(of: data), "\(data)")
      // Sums of relative coordinates, as a reader makes them of binary fractions, are off a little.
      #expect(largestDifference(parsed, outline) <= tolerance + 1e-9, "\(data)")
    }
  }
}

extension SplitMix64 {
  /// An outline with level lines, smooth curves and coinciding points more often than chance would have them.
  fileprivate mutating func outline() -> [PathElement] {
    func rounded(_ value: Double) -> Double { (value * 4).rounded() / 4 }
    func point() -> Point {
      if oneIn(3) { return Point(rounded(double(0...240)), rounded(double(0...240))) }
      return Point(double(-20...260), double(-20...260))
    }
    var elements: [PathElement] = []
    for _ in 0..<integer(1...3) {
      var current = point()
      var smooth = current
      elements.append(.move(to: current))
      for _ in 0..<integer(1...6) {
        var end = point()
        if oneIn(3) {
          if oneIn(4) { end.x = current.x }
          if oneIn(4) { end.y = current.y }
          elements.append(.line(to: end))
          smooth = end
        } else {
          let control2 = oneIn(3) ? end : point()
          let control1 = oneIn(2) ? smooth : point()
          elements.append(.curve(to: end, control1: control1, control2: control2))
          smooth = Point(2 * end.x - control2.x, 2 * end.y - control2.y)
        }
        current = end
      }
      if oneIn(2) { elements.append(.close) }
    }
    return elements
  }
}
