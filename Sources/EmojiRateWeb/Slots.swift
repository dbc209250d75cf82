import EmojiRate

/// The slots of an element: the values of its attributes, as numbers.
///
/// NaN means unset, so the default applies.
struct Slots {
  private let slots: UnsafeMutablePointer<Double>

  init(_ slots: UnsafeMutablePointer<Double>) { self.slots = slots }

  /// Reads a colour, a list or a language into its slots, and returns whether the text is valid.
  func read(_ text: UnsafeBufferPointer<UInt8>, to index: Int) -> Bool {
    var reader = SlotReader(slots, entryAt: index, reading: text)
    _ = Said(&reader)
    return reader.isRead
  }
}

// MARK: The picture

/// A picture of one of the kinds that a control can show.
enum ControlPicture {
  case face(Face)
  case row(StarRow)

  init(_ value: Double, _ settings: PictureSettings, showsFace: Bool) {
    self = showsFace ? .face(settings.face(value)) : .row(settings.row(value))
  }

  var rating: Rating {
    switch self {
    case .face(let face): face.rating
    case .row(let row): row.rating
    }
  }

  var unit: RatingUnit {
    switch self {
    case .face(let face): face.unit
    case .row(let row): row.unit
    }
  }

  /// The picture's own size, in pixels, before a page resizes it.
  ///
  /// - Parameter height: The height of a face; a row's comes from its layout.
  func size(height: Double?) -> Size {
    switch self {
    case .face:
      let side = height ?? Face.side
      return Size(width: side, height: side)
    case .row(let row): return row.canvasSize
    }
  }

  /// The duration of an animated change, in seconds.
  var duration: Double {
    switch self {
    case .face: Face.duration
    case .row: StarRow.duration
    }
  }

  /// Writes the picture with a rating, which is between steps during an animation.
  func write(
    _ rating: Rating, isRated: Bool, _ options: SVGOptions,
    into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    switch self {
    case .face(var face):
      face.rating = rating
      // Without a rating there is no value for the colour to follow.
      if !isRated { face.style.color = .fixed(StarRow.mutedColor) }
      return face.write(into: buffer, options: options, title: nil)
    case .row(var row):
      row.rating = rating
      var options = options
      options.size = nil
      return row.write(into: buffer, options: options, title: nil)
    }
  }
}

/// What the attributes say.
struct Said {
  private(set) var settings = PictureSettings()
  /// Whether the picture is a single face.
  let showsFace: Bool

  /// Passes the table to a reader; without inlining, so that the module contains this visit once.
  @inline(never)
  init(_ reader: inout SlotReader) {
    settings.visitParameters(in: .rated, &reader)
    showsFace = reader.showsFace
  }

  /// The picture of `value`, rounded to the step.
  func picture(_ value: Double) -> ControlPicture {
    ControlPicture(value, settings, showsFace: showsFace)
  }

  /// The settings with the values that the picture uses: clamped, and with defaults for unset ones.
  var used: PictureSettings {
    var used = settings
    let picture = picture(0)
    (used.minimum, used.maximum) = (picture.rating.minimum, picture.rating.maximum)
    let style = settings.faceStyle
    FaceNumber.forEach { used[$0] = style[$0] }
    if case .row(let row) = picture { used[.lineWidth] = row.style.lineWidth }
    (used.style.head, used.style.eyes, used.style.brows) = (style.head, style.eyes, style.brows)
    (used.style.mouth, used.style.paint) = (style.mouth, style.paint)
    return used
  }
}

extension Slots {
  private var said: Said {
    var reader = SlotReader(slots)
    return Said(&reader)
  }

  /// Writes the picture at `value`, and returns its length in bytes.
  func writePicture(
    at value: Double, isRated: Bool = true, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    let said = said
    var options = said.settings.options
    if !isRated { options.label = .notRated }
    let picture = said.picture(value)
    var rating = picture.rating
    rating.step = 0
    // Without a rating a row is empty, also if its scale begins above 0.
    if !isRated, !said.showsFace { rating.minimum = min(rating.minimum, 0) }
    rating.value = value
    return picture.write(rating, isRated: isRated, options, into: buffer)
  }

  /// Writes the text for screen readers at `value`, and returns its length in bytes.
  func writeText(
    of value: Double, isRated: Bool = true, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    let said = said
    let language = said.settings.options.language
    guard isRated else { return language.notRated.copy(into: buffer) }
    let picture = said.picture(value)
    return picture.rating.writeSentence(unit: picture.unit, language: language, into: buffer)
  }
}

// MARK: The rules of the script

extension Slots {
  /// Writes the numbers that the script's rules need of the face or of the row that the attributes describe.
  ///
  /// These are the number of symbols, 0 for a face; the unit, as in `sentence.js`; 1 if symbols are filled by
  /// halves; the duration of an animated change, in seconds; the picture's own width and height; the
  /// ``EmojiRate/StarRow/placement``; and 1 if the layout has cells.
  func writeLook(ofFace isFace: Bool, to output: UnsafeMutablePointer<Double>) {
    let said = said
    let picture = ControlPicture(0, said.settings, showsFace: isFace)
    let size = picture.size(height: said.settings.options.size)
    output.update(repeating: 0, count: 11)
    output[3] = picture.duration
    output[4] = size.width
    output[5] = size.height
    guard case .row(let row) = picture else { return }
    output[0] = Double(row.count)
    output[1] = row.symbol == .star ? 1 : row.symbol == .heart ? 2 : 0
    output[2] = row.fillRule == .half ? 1 : 0
    (output[6], output[7], output[8], output[9]) = row.placement
    output[10] = row.layout.cells != nil ? 1 : 0
  }

  /// The number or word of the parameter at `index`, after clamping, for scripts that read it back.
  func parameter(_ index: Int) -> Double {
    let said = said
    var used = said.used
    var reader = SlotReader(slots, entryAt: index)
    used.visitParameters(in: .rated, &reader)
    guard let entry = reader.entry else { return .nan }
    guard entry.isSymbol else { return entry.number }
    // The first word, `face`, is a single face.
    return said.showsFace ? 0 : entry.number + 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Copies as much of the text as fits, and returns the length of the whole text in bytes.
  fileprivate func copy(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    buffer.copyMemory(
      from: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: prefix(buffer.count))))
    return count
  }
}
