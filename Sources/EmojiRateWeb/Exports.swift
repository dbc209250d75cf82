import EmojiRate

// The functions that the script calls. It passes the address of an element's slots and a buffer for the
// result; the module keeps no state. Functions that write a text return its whole length in bytes.
#if arch(wasm32)
  /// Writes the names and kinds of the slots: see ``SlotTable``.
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

  /// Writes the text for screen readers at `value`.
  @_expose(wasm, "text") @_cdecl("text")
  func text(
    _ slots: UnsafeMutablePointer<Double>, _ value: Double, _ output: UnsafeMutableRawPointer,
    _ capacity: Int
  ) -> Int {
    Slots(slots).writeText(
      of: value, into: UnsafeMutableRawBufferPointer(start: output, count: capacity))
  }

  /// Reads a colour, a list or a language into the slots at `index`; returns 0 if the text is invalid.
  @_expose(wasm, "read") @_cdecl("read_text")
  func read(
    _ slots: UnsafeMutablePointer<Double>, _ index: Int, _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    Slots(slots).read(UnsafeBufferPointer(start: text, count: count), to: index) ? 1 : 0
  }

  /// Sets the rating; NaN clears it.
  @_expose(wasm, "assign") @_cdecl("assign")
  func assign(_ slots: UnsafeMutablePointer<Double>, _ value: Double) {
    Slots(slots).assign(value: value)
  }

  /// Handles the event with a number, and returns the bits of its ``ControlEffects``.
  ///
  /// `mayScroll` is true for a finger.
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

  /// The value that a touch at a place would give; NaN if it would give none.
  @_expose(wasm, "preview") @_cdecl("preview")
  func preview(
    _ slots: UnsafeMutablePointer<Double>, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) -> Double {
    Slots(slots).control.preview(
      at: Touch(Point(x, y), in: Size(width: width, height: height))) ?? .nan
  }

  /// The value of the radio button at `index`; NaN if there is no such button.
  ///
  /// It also writes the button's insets from the picture's top, right, bottom and left, in percent. `width`
  /// and `height` are the size that the picture is shown at.
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

  /// The lowest value that users can give.
  @_expose(wasm, "lowest") @_cdecl("lowest")
  func lowest(_ slots: UnsafeMutablePointer<Double>) -> Double {
    Slots(slots).control.radioValue(0)
  }

  /// The number or word of the parameter at `index`, after clamping.
  @_expose(wasm, "parameter") @_cdecl("parameter")
  func parameter(_ slots: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
    Slots(slots).parameter(index)
  }

  /// The progress of an animated change after `time` in seconds, 0…1.
  @_expose(wasm, "progress") @_cdecl("progress")
  func progress(_ slots: UnsafeMutablePointer<Double>, _ time: Double) -> Double {
    Easing.progress(at: time, of: Slots(slots).duration)
  }
#endif
