import Testing

@testable import EmojiRate
@testable import EmojiRateDrawings

@Suite
struct ShapeReaderTests {
  private func shapes(_ content: String, _ attributes: String = "viewBox='0 0 240 240'") throws
    -> [DrawnShape]
  {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(content)</svg>"
    var reader = try ShapeReader(Array(svg.utf8), file: nil)
    return try reader.readAll()
  }

  private func shape(_ content: String, _ attributes: String = "viewBox='0 0 240 240'") throws
    -> DrawnShape
  {
    try #require(try shapes(content, attributes).first)
  }

  @Test(
    "keeps the commands of each shape, an arc as one",
    arguments: [
      ("<path d='M0 0h9v9q1 1 2 2t3 3s1 1 2 2z'/>", "LLCCCLz"),
      ("<path d='M0 0a14 3 0 0128 0 14 3 0 01-28 0z'/>", "AAz"), ("<circle r='9'/>", "AAAAz"),
      ("<ellipse rx='9' ry='3'/>", "AAAAz"), ("<rect width='9' height='9'/>", "LLLLz"),
      ("<rect width='9' height='9' rx='2'/>", "LALALALAz"), ("<line x2='9' stroke='red'/>", "L"),
      ("<polyline points='0 0 9,9 9 0'/>", "LL"), ("<polygon points='0 0 9,9 9 0'/>", "LLLz"),
      ("<path d='M0 0h9v9M3 3M5 5h2M7 7z'/>", "LL L Lz"),
    ])
  func shapeCommands(_ content: String, _ commands: String) throws {
    let found = try shape(content).subpaths.map { String(decoding: $0.commands, as: UTF8.self) }
    #expect(found.joined(separator: " ") == commands)
  }

  @Test("closes by a line, but not by one too short to be seen")
  func closing() throws {
    let near = try shape("<path d='M0 0h9v9h-9V.04z'/>").subpaths[0]
    #expect(near.segments.count == 4 && near.segments[3].cubic.end == near.start)
    #expect(try shape("<path d='M0 0h9v9h-9V.06z'/>").subpaths[0].segments.count == 5)
  }

  @Test("fits the longer side of the canvas, in whatever units, into 240")
  func canvas() throws {
    let box = try shape("<rect width='50' height='25'/>", "viewBox='-10 -5 100 50'").box
    #expect(box == Extent(24, 12, 144, 72))
    #expect(
      try shape("<rect width='96' height='48'/>", "width='2in' height='1in'").box.right == 120)
    #expect(throws: DrawingError.self) { try shapes("<path/>", "viewBox='0 0 170 10'") }
  }

  @Test("multiplies transforms and opacities, and scales lines")
  func groups() throws {
    let shape = try shape(
      """
      <g transform="translate(10 20)" opacity=".5" fill="none" stroke="red" stroke-width="2">
        <path transform="scale(3)" stroke-opacity="50%" d="M0 0h1"/>
      </g>
      """)
    #expect(shape.subpaths[0].start == Point(10, 20) && shape.box.right == 13)
    #expect(shape.fill == nil && shape.width == 6)
    #expect(shape.stroke == .color(SIMD4(1, 0, 0, 0.25)))
  }

  @Test("places copies, symbols and inner documents")
  func copies() throws {
    let copied = try shapes(
      """
      <defs><g id="a" fill="blue"><rect id="r" width="10" height="10"/></g></defs>
      <symbol id="s" viewBox="0 0 10 20"><rect width="10" height="20"/></symbol>
      <use href="#a" x="5" y="6"/><use xlink:href="#r" transform="scale(2)" fill="red"/>
      <use href="#s" x="100" width="40" height="40"/>
      <svg x="10" y="20" width="50" height="50" viewBox="0 0 100 100"><rect width="100%" height="50%"/></svg>
      """)
    #expect(
      copied.map(\.box) == [
        Extent(5, 6, 15, 16), Extent(0, 0, 20, 20), Extent(110, 0, 130, 40), Extent(10, 20, 60, 45),
      ])
    #expect(
      copied[0].fill == .color(SIMD4(0, 0, 1, 1)) && copied[1].fill == .color(SIMD4(1, 0, 0, 1)))
  }

  @Test("keeps what is hidden in its place, and drops what is painted with nothing")
  func hidden() throws {
    let shapes = try shapes(
      """
      <path d="M0 0h9v9z"/><path d="M0 0h9v9z" visibility="hidden"/><path d="M0 0h9v9z" fill="none"/>
      <g style="display:none"><path d="M0 0h9v9z"/><text>a</text><path d="nonsense"/></g>
      <path d="M0 0h9v9z" transform="scale(0)"/>
      """)
    #expect(shapes.map(\.isHidden) == [false, true, true, true])
  }

  @Test("leaves out the white ground under a drawing, and no other")
  func artboard() throws {
    let ground = "<rect width='240' height='240' fill='#fff'/>"
    let path = "<path d='M0 0h9v9z'/>"
    let contents = [
      ground + path, path + ground, ground.replacing("#fff", with: "#ffe") + path,
      ground.replacing("width='240'", with: "width='200'") + path,
    ]
    #expect(try contents.map { try shapes($0).count } == [1, 2, 2, 2])
  }

  @Test(
    "ignores a clip path that cuts nothing, and refuses others",
    arguments: [
      ("<rect width='240' height='240' fill='none'/>", true),
      ("<rect width='20' height='20'/>", true),
      ("<path d='M0 0h20v20h-20z'/>", true), ("<rect width='17' height='20'/>", false),
      ("<circle r='500'/>", false),
      ("<rect width='500' height='500' transform='rotate(45)'/>", false),
      ("<rect width='500' height='500'/><rect width='5' height='5'/>", false), ("", false),
      // The line goes beyond.
      ("<rect width='18.4' height='18.4'/>", false),
      // It is cut by itself.
      ("<rect clip-path='url(#c)' width='20' height='20'/>", false),
    ])
  func clips(_ clip: String, _ isIgnored: Bool) throws {
    let rect = "<rect x='9' y='9' width='9' height='9' stroke='red'/>"
    let svg = "<clipPath id='c'>\(clip)</clipPath><g clip-path='url(#c)'>\(rect)</g>"
    if isIgnored {
      #expect(try shapes(svg).count == 1)
    } else {
      #expect(throws: DrawingError.self) { try shapes(svg) }
    }
  }

  @Test("lays gradients on the canvas")
  func gradients() throws {
    let stops =
      "<stop stop-color='red'/><stop offset='100%' style='stop-color:lime;stop-opacity:.5'/>"
    let linear = try shape(
      """
      <linearGradient id="a">\(stops)</linearGradient>
      <linearGradient id="g" xlink:href="#a" x1="0" x2="0" y1="0" y2="1"/>
      <rect x="10" y="20" width="30" height="40" fill="url(#g)" fill-opacity=".5"/>
      """)
    let gradient = try #require(linear.fill)
    #expect(gradient.points == [Point(10, 20), Point(10, 60)])
    #expect(gradient.stops.map(\.color) == [SIMD4(1, 0, 0, 0.5), SIMD4(0, 1, 0, 0.25)])
    let radial = try shape(
      """
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="4" gradientTransform="scale(2 1)">
      \(stops)</radialGradient><rect width="9" height="9" fill="url('#g')"/>
      """)
    #expect(radial.fill?.points == [Point(10, 5), Point(8, 0), Point(0, 4)])
    let fallback = "<rect width='9' height='9' fill='url(#x) #f00'/>"
    #expect(try shape(fallback).fill == .color(SIMD4(1, 0, 0, 1)))
    let one = "<linearGradient id='g'><stop stop-color='red'/></linearGradient>"
    #expect(try shape(one + fallback.replacing("#x", with: "#g")).fill == .color(SIMD4(1, 0, 0, 1)))
    #expect(
      try shape(
        "<linearGradient id='g'>\(stops)</linearGradient><path d='M0 0h9' stroke='url(#g) red'/>"
      ).stroke
        == .color(SIMD4(1, 0, 0, 1)))
  }

  @Test("finds the colour of currentColor, the drawing's or the page's")
  func currentColor() throws {
    #expect(try shape("<path d='M0 0h9v9z' fill='currentColor'/>").fill == .currentColor)
    #expect(
      try shape("<g color='red'><path d='M0 0h9v9z' fill='currentColor'/></g>").fill
        == .color(SIMD4(1, 0, 0, 1)))
  }

  @Test("finds the currentColor of a stop, which is black without one")
  func stopColor() throws {
    let gradient =
      "<linearGradient id='g'><stop stop-color='gold'/><stop offset='1' stop-color='currentColor'/></linearGradient>"
      + "<rect width='9' height='9' fill='url(#g)'/>"
    #expect(
      try shape(gradient, "viewBox='0 0 9 9' color='#080'").fill?.stops[1].color
        == SIMD4(0, 136 / 255, 0, 1))
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\(gradient)</svg>"
    var reader = try ShapeReader(Array(svg.utf8), file: nil)
    #expect(try reader.readAll()[0].fill?.stops[1].color == SIMD4(0, 0, 0, 1))
    #expect(reader.warnings.contains { $0.contains("currentColor") })
  }

  @Test("gives a line that does not scale the width of the canvas")
  func nonScaling() throws {
    let shape = try shape(
      "<g transform='scale(5)'><circle r='8' stroke='#000' stroke-width='2' vector-effect='non-scaling-stroke'/></g>",
      "viewBox='0 0 100 100'")
    #expect(abs(shape.width - 4.8) < 1e-9)
  }

  @Test(
    "refuses other effects by name, which would move or turn shapes",
    arguments: ["non-scaling-size", "non-rotation", "fixed-position"])
  func vectorEffects(_ effect: String) throws {
    for content in [
      "<rect width='9' height='9' vector-effect='non-scaling-stroke \(effect)'/>",
      "<g style='vector-effect:\(effect)'><rect width='9' height='9'/></g>",
    ] {
      let error = #expect(throws: DrawingError.self) { try shape(content) }
      #expect(error?.message.contains("vector-effect \(effect) cannot be followed") == true)
    }
    #expect(try shapes("<rect width='9' height='9' vector-effect='none'/>").count == 1)
  }

  @Test(
    "fits inner documents as they say",
    arguments: [
      ("none", Extent(0, 0, 40, 20)), ("xMinYMid meet", Extent(0, 0, 20, 20)),
      ("xMaxYMax", Extent(20, 0, 40, 20)), ("xMidYMin slice", Extent(0, 0, 40, 40)),
    ])
  func aspect(_ text: String, _ box: Extent) throws {
    let inner = """
      <svg width='40' height='20' viewBox='0 0 10 10' overflow='visible' preserveAspectRatio='\(text)'>\
      <rect width='10' height='10'/></svg>
      """
    #expect(try shape(inner).box == box)
  }

  @Test("refuses what an inner document cuts, and how a canvas is stretched")
  func cuts() throws {
    func inner(_ width: Int, _ attributes: String = "") -> String {
      "<svg x='9' y='9' width='20' height='20' \(attributes)><rect width='\(width)' height='9'/></svg>"
    }
    #expect(try shapes(inner(20)).count == 1)
    #expect(try shapes(inner(21, "overflow='visible'")).count == 1)
    #expect(throws: DrawingError.self) { try shapes(inner(21)) }
    #expect(try shapes("<g transform='rotate(45)'>\(inner(20))</g>").count == 1)
    #expect(throws: DrawingError.self) {
      try shapes("<g transform='rotate(45)'>\(inner(21))</g>")
    }
    let rect = "<rect width='9' height='9'/>"
    for aspect in ["none", "xMinYMid meet", "xMidYMid slice", "left"] {
      let size = "viewBox='0 0 100 100' width='200' height='100' preserveAspectRatio='\(aspect)'"
      #expect(throws: DrawingError.self, "\(aspect)") { try shapes(rect, size) }
    }
    #expect(
      try shapes(
        rect, "viewBox='0 0 9 9' width='200' height='200' preserveAspectRatio='none'"
      ).count == 1)
    #expect(throws: DrawingError.self) { try shapes("<g systemLanguage='en'>\(rect)</g>") }
  }

  @Test("takes the outline of a clip path for a rectangle that fills it, as of a PDF converter")
  func filledClip() throws {
    let clipped = """
      <linearGradient id="g" gradientUnits="userSpaceOnUse" x2="240"><stop/><stop offset="1" stop-color="red"/>
      </linearGradient><clipPath id="page"><path clip-rule="nonzero" d="M0 0H240V240H0Z"/></clipPath>
      <clipPath id="c"><path clip-rule="evenodd" d="M20 20A9 9 0 0 1 38 20A9 9 0 0 1 20 20Z"/></clipPath>
      <g clip-path="url(#page)"><g clip-path="url(#c)"><path fill="url(#g)" d="M20 11H38V29H20Z"/></g></g>
      """
    let shape = try shape(clipped)
    #expect(shape.commands == [Array("AAz".utf8)] && shape.winding == .evenOdd)
    #expect(shape.fill?.points == [Point(0, 0), Point(240, 0)])
  }

  @Test("reads the outline of a line")
  func line() throws {
    let shape = try shape(
      """
      <path d="M0 0h9" style="stroke:red;stroke-width:2px;stroke-linecap:square;stroke-linejoin:bevel;\
      stroke-miterlimit:10;fill-rule:evenodd;stroke-dasharray:0"/>
      """)
    #expect(shape.cap == .square && shape.join == .bevel && shape.miterLimit == 10)
    #expect(shape.width == 2 && shape.winding == .evenOdd)
  }

  @Test(
    "refuses numbers that are none, and what it does not know",
    arguments: [
      "<rect width='nan' height='9'/>", "<circle r='1e308'/>", "<circle r='9' opacity='a'/>",
      "<path d='M0 0h9' stroke='red' stroke-width='-1'/>",
      "<path d='M0 0h9' stroke='red' stroke-miterlimit='0'/>",
      "<polygon points='1 2 3'/>", "<path d='M1e300 0h9'/>", "<sphere/>", "<switch/>",
      "<foreignObject/>",
      "<path d='M0 0h9v9z' stroke='red' style='paint-order:stroke'/>",
      "<path d='M0 0h9v9z' marker-end='url(#a)'/>",
      "<g transform='scale(1e9)'><g transform='scale(1e9)'><circle r='9'/></g></g>",
      "<circle r='9' transform='skewX(90)'/>",
      "<rect width='9' height='9' transform='rotate(1)' transform-origin='5 5'/>",
      "<circle r='9'><set/></circle>",
    ])
  func refused(_ content: String) {
    #expect(throws: DrawingError.self) { try shapes("<path d='M0 0h9v9z'/>" + content) }
  }

  @Test("stops at the limits of shapes, points and copies")
  func limits() {
    #expect(throws: DrawingError.self) {
      try shapes(String(repeating: "<circle r='9'/>", count: 201))
    }
    let points = (0..<21_000).map { "\($0 % 240) \($0 % 7)" }.joined(separator: " ")
    #expect(throws: DrawingError.self) { try shapes("<polyline points='\(points)'/>") }
    let bomb = (1...40).map {
      "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>"
    }
    for style in ["", " style='display:none'"] {
      let svg =
        "<path d='M0 0h9v9z'/><defs><circle id='a0' r='1'/>\(bomb.joined())</defs><use href='#a40'\(style)/>"
      #expect(throws: DrawingError.self) { try shapes(svg) }
    }
  }
}
