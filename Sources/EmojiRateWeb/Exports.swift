import EmojiRate

// What the script calls. It hands over where an element's slots stand in memory, and where there is
// room to write; the module keeps nothing.
#if arch(wasm32)
  /// Writes the names and kinds of the slots, and says how many bytes they take.
  @_expose(wasm, "table") @_cdecl("table")
  func table(_ output: UnsafeMutableRawPointer, _ capacity: Int) -> Int {
    SlotTable.write(into: UnsafeMutableRawBufferPointer(start: output, count: capacity))
  }

  /// Writes the picture at `value`.
  @_expose(wasm, "picture") @_cdecl("picture")
  func picture(
    _ slots: UnsafeMutablePointer<Double>, _ value: Double, _ output: UnsafeMutableRawPointer,
    _ capacity: Int
  ) -> Int {
    Slots(slots).writePicture(
      at: value, into: UnsafeMutableRawBufferPointer(start: output, count: capacity))
  }

  /// Says 1 of a picture that this module cannot draw, and 0 of all others.
  @_expose(wasm, "lacks") @_cdecl("lacks")
  func lacks(_ slots: UnsafeMutablePointer<Double>) -> Int { Slots(slots).isDrawable ? 0 : 1 }

  /// Writes what is read of the picture at `value`.
  @_expose(wasm, "text") @_cdecl("text")
  func text(
    _ slots: UnsafeMutablePointer<Double>, _ value: Double, _ output: UnsafeMutableRawPointer,
    _ capacity: Int
  ) -> Int {
    Slots(slots).writeText(
      of: value, into: UnsafeMutableRawBufferPointer(start: output, count: capacity))
  }

  /// Reads a colour into the slots at `index`; 0 if it is none.
  @_expose(wasm, "color") @_cdecl("color")
  func color(
    _ slots: UnsafeMutablePointer<Double>, _ index: Int, _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    let color = CSSColor(css: UnsafeBufferPointer(start: text, count: count))
    Slots(slots).assign(color, to: index)
    return color == nil ? 0 : 1
  }

  /// Reads a list into the slots at `index`; 0 if it is none.
  @_expose(wasm, "list") @_cdecl("list")
  func list(
    _ slots: UnsafeMutablePointer<Double>, _ index: Int, _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    let text = UnsafeBufferPointer(start: text, count: count)
    return Slots(slots).assignList(text, to: index) ? 1 : 0
  }

  /// Gives a rating; not a number takes it away.
  @_expose(wasm, "assign") @_cdecl("assign")
  func assign(_ slots: UnsafeMutablePointer<Double>, _ value: Double) {
    Slots(slots).assign(value: value)
  }

  /// Hands the event of a number over, and says what it did; what may scroll the page is a finger.
  @_expose(wasm, "handle") @_cdecl("handle")
  func handle(
    _ slots: UnsafeMutablePointer<Double>, _ event: Int, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double, _ mayScroll: Bool
  ) -> Int {
    let slots = Slots(slots)
    var control = slots.control
    let touch = Touch(
      Point(x, y), in: Size(width: width, height: height), mayScroll: mayScroll)
    let effects = control.handle(ControlEvent(number: event, touch))
    slots.assign(control)
    return effects.rawValue
  }

  /// The value that a touch there would give; not a number, if none.
  @_expose(wasm, "preview") @_cdecl("preview")
  func preview(
    _ slots: UnsafeMutablePointer<Double>, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) -> Double {
    Slots(slots).control.preview(
      at: Touch(Point(x, y), in: Size(width: width, height: height))) ?? .nan
  }

  /// The value of the radio button at `index` of a picture that is shown in this size; not a number, if
  /// there is none.
  ///
  /// Writes how far in from the picture's top, right, bottom and left it lies, in percent.
  @_expose(wasm, "radio") @_cdecl("radio")
  func radio(
    _ slots: UnsafeMutablePointer<Double>, _ index: Int, _ output: UnsafeMutablePointer<Double>,
    _ width: Double, _ height: Double
  ) -> Double {
    let slots = Slots(slots)
    guard index < slots.radioCount(shown: Size(width: width, height: height)) else { return .nan }
    let control = slots.control
    control.writeRadioInset(index, to: output)
    return control.radioValue(index)
  }

  /// The lowest value that a person gives.
  @_expose(wasm, "lowest") @_cdecl("lowest")
  func lowest(_ slots: UnsafeMutablePointer<Double>) -> Double {
    Slots(slots).control.radioValue(0)
  }

  /// What a parameter is after clamping.
  @_expose(wasm, "parameter") @_cdecl("parameter")
  func parameter(_ slots: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
    Slots(slots).parameter(index)
  }

  /// How much of a change is gone after `time` in seconds, 0…1.
  @_expose(wasm, "progress") @_cdecl("progress")
  func progress(_ slots: UnsafeMutablePointer<Double>, _ time: Double) -> Double {
    Easing.progress(at: time, of: Slots(slots).duration)
  }
#endif
