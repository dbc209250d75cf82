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

/// The picture that the attributes describe.
struct Said {
  private(set) var settings = PictureSettings()
  let kind: PictureKind

  /// Passes the table to a reader; without inlining, so that the module contains this visit once.
  @inline(never)
  init(_ reader: inout SlotReader) {
    settings.visitParameters(in: .rated, &reader)
    kind = reader.kind
  }

  /// The rating with `value`, rounded to the step.
  func rating(_ value: Double) -> Rating {
    switch kind {
    case .face: settings.rating(value, of: Face.self)
    default: settings.rating(value, of: StarRow.self)
    }
  }

  var unit: RatingUnit {
    switch kind {
    case .face: .step
    default: settings.row(0).unit
    }
  }

  /// The picture's own size, in pixels, before a page resizes it.
  var size: Size {
    let canvas =
      switch kind {
      case .face: Size(width: Face.side, height: Face.side)
      default: settings.row(0).canvasSize
      }
    // `size` is the size of a face; a row's size comes from its layout.
    guard kind == .face, let height = settings.options.size else { return canvas }
    return Size(width: canvas.width * height / canvas.height, height: height)
  }

  /// The settings with the values that the picture uses: clamped, and with defaults for unset ones.
  var used: PictureSettings {
    var used = settings
    let rating = rating(0)
    (used.minimum, used.maximum) = (rating.minimum, rating.maximum)
    let style = settings.faceStyle
    var index = 0
    while let number = FaceNumber(rawValue: index) {
      used[number] = style[number]
      index += 1
    }
    if kind == .row { used[.lineWidth] = settings.starStyle.lineWidth }
    (used.style.head, used.style.eyes, used.style.brows) = (style.head, style.eyes, style.brows)
    (used.style.mouth, used.style.paint) = (style.mouth, style.paint)
    return used
  }

  /// The rating with `value`, which is between steps during an animation.
  func shown(_ value: Double) -> Rating {
    var rating = rating(value)
    rating.step = 0
    rating.value = value
    return rating
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
    switch said.kind {
    case .face:
      var face = said.settings.face(value)
      face.rating = said.shown(value)
      // Without a rating there is no value for the colour to follow.
      if !isOn(.isRated) { face.style.color = .fixed(StarRow.mutedColor) }
      return face.write(into: buffer, options: options, title: nil)
    default:
      var row = said.settings.row(value)
      row.rating = said.shown(value)
      options.size = nil
      return row.write(into: buffer, options: options, title: nil)
    }
  }

  /// Writes the text for screen readers at `value`, and returns its length in bytes.
  func writeText(of value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let said = said
    let language = said.settings.options.language
    return isOn(.isRated)
      ? said.rating(value).writeSentence(unit: said.unit, language: language, into: buffer)
      : language.notRated.copy(into: buffer)
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

  private func surface(_ said: Said) -> ControlSurface {
    switch said.kind {
    case .face:
      return .face(
        FaceDirection(rawValue: word(.direction)) ?? .horizontal, sensitivity: self[.sensitivity])
    default:
      let row = said.settings.row(0)
      return .row(touchRule(said.settings), layout: row.layout, count: row.count)
    }
  }

  /// The control in its current state.
  var control: Control {
    let said = said
    var control = Control(
      surface(said), rating: said.rating(self[.value]), unit: said.unit, isRated: isOn(.isRated))
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

  /// The number of radio buttons in a picture of the size `shown`.
  ///
  /// It is 0 if a slider is easier to use, because the buttons would be too many or too small.
  func radioCount(shown: Size) -> Int {
    let control = control
    // A picture that is not shown yet has no size on the page.
    let size = shown.width > 0 ? shown : said.size
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
  var duration: Double {
    switch said.kind {
    case .face: Face.duration
    default: StarRow.duration
    }
  }

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
      return said.kind == .face ? 0 : entry.number + 1
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
