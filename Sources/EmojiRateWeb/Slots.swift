import EmojiRate

/// The slots of an element, as values of the library to read and to write.
struct Slots {
  private let slots: UnsafeMutablePointer<Double>

  init(_ slots: UnsafeMutablePointer<Double>) { self.slots = slots }

  subscript(slot: Slot) -> Double {
    get { slots[slot.rawValue] }
    nonmutating set { slots[slot.rawValue] = newValue }
  }

  private func isOn(_ slot: Slot) -> Bool { self[slot] > 0 }

  /// The number of the word in a slot; 0, the first word, if it is unset.
  private func word(_ slot: Slot) -> Int {
    self[slot] > 0 ? Int(min(self[slot], 99)) : 0
  }

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
    var index = 0
    while let number = FaceNumber(rawValue: index) {
      used[number] = style[number]
      index += 1
    }
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
  func writePicture(at value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let said = said
    var options = said.settings.options
    if !isOn(.isRated) { options.label = .notRated }
    let picture = said.picture(value)
    var rating = picture.rating
    rating.step = 0
    rating.value = value
    return picture.write(rating, isRated: isOn(.isRated), options, into: buffer)
  }

  /// Writes the text for screen readers at `value`, and returns its length in bytes.
  func writeText(of value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let said = said
    let language = said.settings.options.language
    guard isOn(.isRated) else { return language.notRated.copy(into: buffer) }
    let picture = said.picture(value)
    return picture.rating.writeSentence(unit: picture.unit, language: language, into: buffer)
  }
}

// MARK: The control

extension Slots {
  /// The touch rule of the attribute; by default, the coarsest one that can give every step.
  private func touchRule(_ settings: PictureSettings) -> TouchRule {
    if self[.touch] == self[.touch] { return TouchRule(rawValue: word(.touch)) ?? .whole }
    let row = settings.row(0)
    let rating = row.rating
    guard rating.step > 0 else { return row.fillRule == .half ? .half : .whole }
    let symbols = rating.step / (rating.maximum - min(rating.minimum, 0)) * Double(row.count)
    // Slightly less than 1 and 0.5, because steps such as 0.1 are not exact in binary.
    return symbols > 0.999 ? .whole : symbols > 0.499 ? .half : .exact
  }

  private func surface(_ said: Said, _ picture: ControlPicture) -> ControlSurface {
    switch picture {
    case .face:
      .face(
        FaceDirection(rawValue: word(.direction)) ?? .horizontal, sensitivity: self[.sensitivity])
    case .row(let row): .row(touchRule(said.settings), layout: row.layout, count: row.count)
    }
  }

  /// The control in its current state.
  var control: Control {
    let said = said
    let picture = said.picture(self[.value])
    var control = Control(
      surface(said, picture), rating: picture.rating, unit: picture.unit, isRated: isOn(.isRated))
    control.isEnabled = !isOn(.disabled)
    control.isReadOnly = isOn(.readonly)
    control.isClearable = isOn(.clearable)
    control.isRightToLeft = said.settings.isRightToLeft ?? false
    if isOn(.isPressed) {
      control.gesture = Control.Gesture(
        last: Point(self[.lastX], self[.lastY]), startValue: self[.startValue],
        startIsRated: isOn(.startIsRated), dragged: self[.dragged], isDrag: isOn(.isDrag))
    }
    return control
  }

  // The minimum width and height of a radio button: https://www.w3.org/TR/WCAG22/#target-size-minimum
  // It is slightly less than 24 pixels, because browsers round to 1/64.
  private static let minimumTarget = 23.98

  /// The picture's own size, in pixels.
  var ownSize: Size {
    let said = said
    return said.picture(0).size(height: said.settings.options.size)
  }

  /// The number of radio buttons in a picture of the size `shown`.
  ///
  /// It is 0 if a slider is easier to use, because the buttons would be too many or too small.
  func radioCount(shown: Size) -> Int {
    let control = control
    // A picture that is not shown yet has no size on the page.
    let size = shown.width > 0 ? shown : ownSize
    let length = control.isVertical ? size.height : size.width
    guard let count = control.radioCount, min(size.width, size.height) > Self.minimumTarget else {
      return 0
    }
    for index in 0..<count {
      let span = control.radioSpan(index)
      if (span.end - span.start) * length < Self.minimumTarget { return 0 }
    }
    return count
  }

  /// Stores the parts of a control that events change.
  func assign(_ control: Control) {
    self[.value] = control.rating.value
    self[.isRated] = control.isRated ? 1 : 0
    self[.isPressed] = control.gesture == nil ? 0 : 1
    guard let gesture = control.gesture else { return }
    self[.lastX] = gesture.last.x
    self[.lastY] = gesture.last.y
    self[.startValue] = gesture.startValue
    self[.startIsRated] = gesture.startIsRated ? 1 : 0
    self[.dragged] = gesture.dragged
    self[.isDrag] = gesture.isDrag ? 1 : 0
  }

  /// Sets the rating, as from a script; NaN clears it.
  func assign(value: Double) {
    var control = control
    control.assign(value)
    assign(control)
  }

  /// The duration of an animated change, in seconds.
  var duration: Double { said.picture(0).duration }

  /// The number or word of the parameter at `index`, after clamping, for scripts that read it back.
  func parameter(_ index: Int) -> Double {
    let said = said
    switch Slot(rawValue: index) {
    case .touch: return Double(touchRule(said.settings).rawValue)
    case .sensitivity:
      return ControlSurface.sensitivityParameter.clamped(self[.sensitivity])
    case .some: return slots[index]
    case nil:
      var used = said.used
      var reader = SlotReader(slots, entryAt: index)
      used.visitParameters(in: .rated, &reader)
      guard let entry = reader.entry else { return .nan }
      guard entry.isSymbol else { return entry.number }
      // The first word, `face`, is a single face.
      return said.showsFace ? 0 : entry.number + 1
    }
  }
}

extension Control {
  fileprivate var isVertical: Bool { surface.isDraggedVertically }

  /// Writes the insets of the radio button at `index` from the picture's top, right, bottom and left, in
  /// percent.
  func writeRadioInset(_ index: Int, to output: UnsafeMutablePointer<Double>) {
    let span = radioSpan(index)
    let first = surface.kind == .face(.vertical) ? 2 : isVertical ? 0 : isRightToLeft ? 1 : 3
    output.update(repeating: 0, count: 4)
    output[first] = span.start * 100
    // The opposite side.
    output[first ^ 2] = 100 - span.end * 100
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
