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
    self[slot] > 0 ? Int(Swift.min(self[slot], 99)) : 0
  }

  private func isSaid(_ slot: Slot) -> Bool { self[slot] == self[slot] }

  private func color(_ slot: Slot) -> HSBColor? {
    guard isSaid(slot) else { return nil }
    let components = slots + slot.rawValue
    if components[0] == Self.currentColorHue { return .currentColor }
    return HSBColor(
      hue: components[0], saturation: components[1], brightness: components[2],
      alpha: components[3])
  }

  /// The number in place of the hue that says it is the text's colour.
  private static var currentColorHue: Double { 2 }

  /// Puts a colour into its four slots; nil is none.
  func assign(_ color: HSBColor?, to index: Int) {
    slots[index] = color?.hue ?? .nan
    guard let color else { return }
    if color.isCurrentColor { slots[index] = Self.currentColorHue }
    slots[index + 1] = color.saturation
    slots[index + 2] = color.brightness
    slots[index + 3] = color.alpha
  }
}

// MARK: The picture

extension Slots {
  private var isFace: Bool { word(.symbol) == 0 }

  private var count: Int {
    var row = StarRow(Rating())
    if isSaid(.count) { row.count = Int(Swift.min(Swift.max(self[.count], 0), 1000)) }
    return row.count
  }

  var language: Language { Language(rawValue: word(.language)) ?? .english }

  /// The scale with `value` on it.
  func rating(_ value: Double) -> Rating { rating(value, step: self[.step]) }

  private func rating(_ value: Double, step: Double) -> Rating {
    Rating(
      value, minimum: self[.min],
      maximum: isSaid(.max) || isFace ? self[.max] : Double(count), step: step)
  }

  /// The scale with `value` on it, between steps too: on the way from one to another.
  private func shown(_ value: Double) -> Rating { rating(value, step: 0) }

  var faceStyle: FaceStyle {
    var style = FaceStyle()
    style.lineWidth = self[.lineWidth]
    style.mouthWidth = self[.mouthWidth]
    style.lipWidth = self[.lipWidth]
    style.mouthPosition = self[.mouthPosition]
    style.eyeWidth = self[.eyeWidth]
    style.eyePosition = self[.eyePosition]
    style.showsEyes = !isOn(.noEyes)
    if let color = color(.color) {
      style.color = .fixed(color)
    } else {
      var range = ColorRange()
      if let low = color(.lowColor) { range.low = low }
      if let high = color(.highColor) { range.high = high }
      if isOn(.huePath) { range.huePath = .shorter }
      style.color = .range(range)
    }
    return style
  }

  var starStyle: StarStyle {
    var style = StarStyle()
    style.lineWidth = self[.lineWidth]
    if let color = color(.fillColor) { style.fillColor = color }
    style.emptyColor = color(.emptyColor)
    if let color = color(.strokeColor) { style.strokeColor = color }
    return style
  }

  /// The layout that its lengths ask for, by the rules of the command: cells before a width, and that
  /// before a side.
  var layout: RowLayout {
    if isSaid(.cells) {
      return .cells(width: self[.cells], height: slots[Slot.cells.rawValue + 1])
    }
    guard isSaid(.width) else { return .fixed(side: self[.starSize], spacing: self[.spacing]) }
    return .fitted(
      width: self[.width], height: self[.height], margin: self[.margin], spacing: self[.spacing],
      minimumSide: self[.minimumStarSize])
  }

  var options: SVGOptions {
    var options = SVGOptions(background: color(.background), language: language)
    if !isOn(.isRated) { options.label = .notRated }
    // Rows have no size of their own: their layout says it.
    if isSaid(.size), isFace { options.size = self[.size] }
    if isSaid(.precision) { options.precision = Int(Swift.min(Swift.max(self[.precision], 0), 99)) }
    return options
  }

  private func face(_ value: Double) -> Face {
    var style = faceStyle
    // Nobody's rating has no colour.
    if !isOn(.isRated) { style.color = .fixed(StarRow.mutedColor) }
    return Face(shown(value), style: style)
  }

  private func row(_ value: Double) -> StarRow {
    StarRow(
      shown(value), count: count, symbol: RowSymbol(rawValue: word(.symbol) - 1) ?? .star,
      fillRule: fill, layout: layout,
      isRightToLeft: isOn(.rightToLeft), style: starStyle)
  }

  private var unit: RatingUnit { isFace ? .step : row(0).unit }

  /// Writes the picture at `value`, and says how many bytes it takes.
  func writePicture(at value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    return isFace
      ? face(value).write(into: buffer, options: options, title: nil)
      : row(value).write(into: buffer, options: options, title: nil)
  }

  /// Writes what assistive technology reads of `value`, and says how many bytes it takes.
  func writeText(of value: Double, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    isOn(.isRated)
      ? rating(value).writeSentence(unit: unit, language: language, into: buffer)
      : language.notRated.copy(into: buffer)
  }
}

// MARK: The control

extension Slots {
  private var fill: FillRule { FillRule(rawValue: word(.fill)) ?? .exact }

  /// The rule that is asked for, or the one that reaches every step.
  private var touchRule: TouchRule {
    if isSaid(.touch) { return TouchRule(rawValue: word(.touch)) ?? .whole }
    let rating = rating(0)
    guard rating.step > 0 else { return fill == .half ? .half : .whole }
    let symbols = rating.step / (rating.maximum - Swift.min(rating.minimum, 0)) * Double(count)
    // A hair less, for steps that are no binary fraction.
    return symbols > 0.999 ? .whole : symbols > 0.499 ? .half : .exact
  }

  private var surface: ControlSurface {
    isFace
      ? .face(
        FaceDirection(rawValue: word(.direction)) ?? .vertical, sensitivity: self[.sensitivity])
      : .row(touchRule, layout: layout, count: count)
  }

  /// The control as it is.
  var control: Control {
    var control = Control(
      surface, rating: rating(self[.value]), unit: unit, isRated: isOn(.isRated))
    control.isEnabled = !isOn(.disabled)
    control.isReadOnly = isOn(.readOnly)
    control.isClearable = isOn(.clearable)
    control.isRightToLeft = isOn(.rightToLeft)
    if isOn(.isPressed) {
      control.gesture = Control.Gesture(
        last: Point(self[.lastX], self[.lastY]), startValue: self[.startValue],
        startIsRated: isOn(.startIsRated), dragged: self[.dragged], isDrag: isOn(.isDrag))
    }
    return control
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
  var duration: Double { isFace ? Easing.faceDuration : Easing.rowDuration }

  /// What a parameter is after clamping, for those who read it back.
  func parameter(_ slot: Slot) -> Double {
    switch slot {
    case .min: rating(0).minimum
    case .max: rating(0).maximum
    case .step: rating(0).step
    case .count: Double(count)
    case .sensitivity: ControlSurface.clampedSensitivity(self[.sensitivity])
    case .lineWidth: isFace ? faceStyle.lineWidth : starStyle.lineWidth
    case .mouthWidth: faceStyle.mouthWidth
    case .lipWidth: faceStyle.lipWidth
    case .mouthPosition: faceStyle.mouthPosition
    case .eyeWidth: faceStyle.eyeWidth
    case .eyePosition: faceStyle.eyePosition
    case .size: options.size ?? self[.size]
    case .precision: Double(options.precision)
    case .touch: Double(touchRule.rawValue)
    case .starSize: length(slot, from: RowLayout.leastSide, RowLayout.defaultSide)
    case .minimumStarSize: length(slot, from: RowLayout.leastSide, RowLayout.leastSide)
    case .spacing: length(slot, from: 0, RowLayout.defaultSpacing)
    case .height, .margin: length(slot, from: 0, 0)
    case .width: length(slot, from: 0, .nan)
    default: self[slot]
    }
  }

  private func length(_ slot: Slot, from least: Double, _ defaultValue: Double) -> Double {
    guard isSaid(slot) else { return defaultValue }
    return Swift.min(Swift.max(self[slot], least), RowLayout.lengthLimits.upperBound)
  }
}

extension StaticString {
  /// Copies the text, or as much of it as fits, and says how many bytes it has.
  fileprivate func copy(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let text = UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: text.prefix(buffer.count)))
    return text.count
  }
}
