import EmojiRate

/// What an element is, read from and written to its slots.
struct Slots {
  private let slots: UnsafeMutablePointer<Double>

  init(_ slots: UnsafeMutablePointer<Double>) { self.slots = slots }

  subscript(slot: Slot) -> Double {
    get { slots[slot.rawValue] }
    nonmutating set { slots[slot.rawValue] = newValue }
  }

  private func isOn(_ slot: Slot) -> Bool { self[slot] > 0 }

  /// The number of a word; the first one's, where none is said.
  private func word(_ slot: Slot) -> Int {
    self[slot] > 0 ? Int(min(self[slot], 99)) : 0
  }

  private func isSaid(_ slot: Slot) -> Bool { self[slot] == self[slot] }

  /// Puts a colour into its four slots; nil is none.
  func assign(_ color: CSSColor?, to index: Int) {
    slots[index] = .nan
    color?.write(to: slots + index)
  }

  /// Reads a list into its slots, and says whether the text is one.
  func assignList(_ text: UnsafeBufferPointer<UInt8>, to index: Int) -> Bool {
    var reader = SlotReader(slots, entryAt: index, reading: text)
    _ = Said(&reader)
    return reader.isList
  }
}

// MARK: The picture

/// What the attributes say of the picture.
struct Said {
  private(set) var settings = PictureSettings()
  let kind: PictureKind

  /// Lets a reader go through the table, for which it is there once.
  @inline(never)
  init(_ reader: inout SlotReader) {
    settings.visitParameters(in: .rated, &reader)
    kind = reader.kind
  }

  /// The scale with `value` on it.
  func rating(_ value: Double) -> Rating {
    switch kind {
    case .face: settings.rating(value, of: Face.self)
    default: settings.rating(value, of: StarRow.self)
    }
  }

  /// What a rating counts.
  var unit: RatingUnit {
    switch kind {
    case .face: .step
    default: settings.row(0).unit
    }
  }

  /// The size of the picture where it stands by itself.
  var size: Size {
    let canvas =
      switch kind {
      case .face: Size(width: Face.side, height: Face.side)
      default: settings.row(0).canvasSize
      }
    guard let height = settings.size else { return canvas }
    return Size(width: canvas.width * height / canvas.height, height: height)
  }

  /// The settings with what is used of them in place of what is said, and of what is not.
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

  /// The scale with `value` on it, between steps too: on the way from one to another.
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

  /// Whether this module has what the picture is drawn with.
  var isDrawable: Bool {
    #if CLASSIC_ONLY
      let said = said
      return Face(0, style: said.settings.faceStyle).isClassic
        || said.kind == .row && said.settings.row(0).symbol != .face
    #else
      return true
    #endif
  }

  /// Writes the picture at `value`, and says how many bytes it takes.
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
      // `size` is that of a face; the layout of a row is its size.
      options.size = nil
      return row.write(into: buffer, options: options, title: nil)
    }
  }

  /// Writes what assistive technology reads of `value`, and says how many bytes it takes.
  func writeText(of value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let said = said
    let language = said.settings.language ?? .english
    return isOn(.isRated)
      ? said.rating(value).writeSentence(unit: said.unit, language: language, into: buffer)
      : language.notRated.copy(into: buffer)
  }
}

// MARK: The control

extension Slots {
  /// The rule that is asked for, or the one that reaches every step.
  private func touchRule(_ settings: PictureSettings) -> TouchRule {
    if isSaid(.touch) { return TouchRule(rawValue: word(.touch)) ?? .whole }
    let row = settings.row(0)
    let rating = row.rating
    guard rating.step > 0 else { return row.fillRule == .half ? .half : .whole }
    let symbols = rating.step / (rating.maximum - min(rating.minimum, 0)) * Double(row.count)
    // A hair less, for steps that are no binary fraction.
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

  /// The control as it is.
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

  // The least width and height of what is touched: https://www.w3.org/TR/WCAG22/#target-size-minimum
  // A hair less, for browsers round to a 64th.
  private static let minimumTarget = 23.98

  /// How many radio buttons there are: none where a slider is easier to use, for they are too many, or
  /// too small in a picture of the size in which it is shown.
  func radioCount(shown: Size) -> Int {
    let control = control
    // What is not shown yet will be at its own size.
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

  /// Keeps what of a control changes.
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

  /// Gives the rating that a script asks for; not a number takes it away.
  func assign(value: Double) {
    var control = control
    control.assign(value)
    assign(control)
  }

  /// How long a change takes, in seconds.
  var duration: Double {
    switch said.kind {
    case .face: Face.duration
    default: StarRow.duration
    }
  }

  /// What a parameter is after clamping, for those who read it back.
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
      // The first word is the face by itself.
      return said.kind == .face ? 0 : entry.number + 1
    }
  }
}

extension Control {
  fileprivate var isVertical: Bool { surface.isDraggedVertically }

  /// Writes how far in from the picture's top, right, bottom and left the radio button at `index` lies, in
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
  /// Copies the text, or as much of it as fits, and says how many bytes it has.
  fileprivate func copy(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    buffer.copyMemory(
      from: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: prefix(buffer.count))))
    return count
  }
}
