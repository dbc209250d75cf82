/// Writes what a symbol draws as a document.
///
/// The first paint is written on the root, from where every element inherits it, and on other
/// elements only what differs; where there is a background, which is not to inherit it, on a group.
/// Outlines drawn with one paint become one `<path>`, circles apart.
struct SVGCanvas<Marks: DocumentMarks>: Canvas {
  private(set) var bytes: ByteWriter
  private(set) var marks: Marks
  let format: DecimalFormat
  /// For the lengths of which a small one matters: at precision 0, a thin line would be none.
  private let lengthFormat: DecimalFormat
  private let canvasSize: Size
  private let background: HSBColor?
  private let label: SVGLabel
  private var path: PathDataWriter
  /// The paint that elements inherit; nil before the first.
  private var inherited: Paint?
  /// The paint of the next outline.
  private var current = Paint()
  private var isInPath = false

  /// Room for the longest run of attributes: four numbers, and a hundred bytes of their names.
  private static var tagCapacity: Int { 4 * DecimalCursor.maximumCount + 100 }

  /// Begins the document: the root as far as its paint.
  @inline(__always)
  init(
    _ bytes: ByteWriter, canvasSize: Size, label: SVGLabel, options: SVGOptions, marks: Marks
  ) {
    self.bytes = bytes
    self.marks = marks
    format = DecimalFormat(precision: options.precision)
    lengthFormat = DecimalFormat(precision: max(options.precision, 2))
    path = PathDataWriter(format)
    self.canvasSize = canvasSize
    background = options.background
    self.label = label
    beginRoot(options)
  }

  @inline(__always)
  private mutating func beginRoot(_ options: SVGOptions) {
    bytes.reserve(Self.tagCapacity)
    bytes.put("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if !options.isResponsive {
      let scale = options.size.map { $0 / canvasSize.height } ?? 1
      bytes.put(" width=\"")
      bytes.put(canvasSize.width * scale, lengthFormat)
      bytes.put("\" height=\"")
      bytes.put(canvasSize.height * scale, lengthFormat)
      bytes.put("\"")
    }
    bytes.put(" viewBox=\"0 0 ")
    bytes.put(canvasSize.width, format)
    bytes.put(" ")
    bytes.put(canvasSize.height, format)
    bytes.put("\"")
  }

  @inline(__always)
  mutating func paint(_ paint: Paint) {
    if inherited == nil {
      paintFirst(paint)
    } else if paint != current {
      if isInPath { closePath() }
      current = paint
    }
  }

  @inline(__always)
  private mutating func paintFirst(_ paint: Paint) {
    inherited = paint
    current = paint
    guard let background else {
      attributes(of: paint, unless: Paint.initial)
      label.write(into: &bytes, marks: &marks)
      return
    }
    label.write(into: &bytes, marks: &marks)
    bytes.append("<path")
    attributes(of: Paint(fill: background.sRGB), unless: Paint.initial)
    openPath()
    path.move(to: Point(0, 0), &bytes)
    path.line(to: Point(canvasSize.width, 0), &bytes)
    path.line(to: Point(canvasSize.width, canvasSize.height), &bytes)
    path.line(to: Point(0, canvasSize.height), &bytes)
    path.close(&bytes)
    closePath()
    bytes.append("<g")
    attributes(of: paint, unless: Paint.initial)
    bytes.append(">")
  }

  /// Writes what is different in `paint` from what holds without it.
  @inline(__always)
  private mutating func attributes(of paint: Paint, unless inherited: Paint) {
    if paint.fill != inherited.fill {
      if let color = paint.fill {
        bytes.append(
          color, as: " fill=\"", opacity: "\" fill-opacity=\"", unless: inherited.fill?.alpha)
      } else {
        bytes.append(" fill=\"none\"")
      }
    }
    guard paint.stroke != inherited.stroke else { return }
    guard let stroke = paint.stroke else {
      bytes.append(" stroke=\"none\"")
      return
    }
    attributes(of: stroke, unless: inherited.stroke ?? Stroke.initial)
    if stroke.color != inherited.stroke?.color {
      marks.begin(.strokeColor, at: bytes.next)
      bytes.append(stroke: stroke.color, unless: inherited.stroke?.color.alpha)
      marks.end(at: bytes.next)
    }
  }

  @inline(__always)
  private mutating func attributes(of stroke: Stroke, unless inherited: Stroke) {
    bytes.reserve(Self.tagCapacity)
    if lengthFormat.units(stroke.width) != lengthFormat.units(inherited.width) {
      bytes.put(" stroke-width=\"")
      bytes.put(stroke.width, lengthFormat)
      bytes.put("\"")
    }
    if stroke.cap != inherited.cap {
      bytes.put(" stroke-linecap=\"")
      if stroke.cap == .round { bytes.put("round\"") } else { bytes.put("butt\"") }
    }
    if stroke.join != inherited.join {
      bytes.put(" stroke-linejoin=\"")
      if stroke.join == .round { bytes.put("round\"") } else { bytes.put("miter\"") }
    }
  }

  /// Ends the document.
  @inline(__always)
  mutating func finish() {
    if isInPath { closePath() }
    // A symbol that drew nothing still has a label.
    if inherited == nil { paintFirst(Paint.initial) }
    bytes.append(background == nil ? "</svg>" : "</g></svg>")
  }

  // MARK: Outlines

  @inline(__always)
  mutating func move(to point: Point) {
    if !isInPath {
      begin("<path")
      openPath()
    }
    marks.end(at: bytes.next)
    path.move(to: point, &bytes)
    marks.begin(.subpath, at: bytes.next)
  }

  @inline(__always)
  mutating func line(to point: Point) { path.line(to: point, &bytes) }

  @inline(__always)
  mutating func curve(to point: Point, control1: Point, control2: Point) {
    path.curve(to: point, control1: control1, control2: control2, &bytes)
  }

  @inline(__always)
  mutating func close() { path.close(&bytes) }

  @inline(__always)
  mutating func circle(center: Point, radius: Double) {
    if isInPath { closePath() }
    begin("<circle")
    bytes.reserve(Self.tagCapacity)
    bytes.put(" cx=\"")
    bytes.put(center.x, format)
    bytes.put("\" cy=\"")
    bytes.put(center.y, format)
    bytes.put("\" r=\"")
    bytes.put(radius, format)
    bytes.put("\"/>")
  }

  /// Room for the outline of a symbol at the highest precision; a longer one is drawn every time.
  private static var repeatedCapacity: Int { 1024 }

  /// Writes the outline once, aside, and copies it behind a move for each place.
  @inline(never)
  mutating func repeated(
    _ count: Int, every pitch: Double, _ draw: (inout Self, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(byteCount: Self.repeatedCapacity, alignment: 8) { buffer in
      var aside = self
      let byteCount = ByteWriter.write(into: buffer) { bytes in
        aside.bytes = bytes
        aside.isInPath = true
        aside.path.beginRepeated()
        draw(&aside, 0)
        bytes = aside.bytes
      }
      guard let start = aside.path.repeatedStart else { return }
      guard byteCount <= buffer.count else {
        for number in 0..<count { draw(&self, number) }
        return
      }
      if !isInPath {
        begin("<path")
        openPath()
      }
      let outline = UnsafeRawBufferPointer(rebasing: buffer[..<byteCount])
      for number in 0..<count {
        path.repeated(outline, from: Point(start.x + Double(number) * pitch, start.y), &bytes)
      }
    }
  }

  #if !hasFeature(Embedded)
    /// Writes markup that is no outline, between two elements.
    mutating func markup(_ write: (inout ByteWriter) -> Void) {
      if isInPath { closePath() }
      write(&bytes)
    }
  #endif

  /// Begins an element with the paint that it does not inherit.
  @inline(__always)
  private mutating func begin(_ tag: StaticString) {
    bytes.append(tag)
    if let inherited, current != inherited { attributes(of: current, unless: inherited) }
  }

  @inline(__always)
  private mutating func openPath() {
    bytes.append(" d=\"")
    path = PathDataWriter(format)
    isInPath = true
  }

  @inline(__always)
  private mutating func closePath() {
    marks.end(at: bytes.next)
    bytes.append("\"/>")
    isInPath = false
  }
}

extension Paint {
  /// What holds where nothing is said: a black fill and no stroke.
  fileprivate static var initial: Paint { Paint(fill: SRGBColor(red: 0, green: 0, blue: 0)) }
}

extension Stroke {
  /// What holds of a stroke where nothing is said but its colour.
  fileprivate static var initial: Stroke {
    Stroke(color: SRGBColor(red: 0, green: 0, blue: 0), width: 1)
  }
}
