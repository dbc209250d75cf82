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
    _ slots: UnsafeMutablePointer<Double>, _ value: Double, _ isRated: Bool,
    _ output: UnsafeMutableRawPointer, _ capacity: Int
  ) -> Int {
    Slots(slots).writePicture(
      at: value, isRated: isRated,
      into: UnsafeMutableRawBufferPointer(start: output, count: capacity))
  }

  /// Writes the text for screen readers at `value`.
  @_expose(wasm, "text") @_cdecl("text")
  func text(
    _ slots: UnsafeMutablePointer<Double>, _ value: Double, _ isRated: Bool,
    _ output: UnsafeMutableRawPointer, _ capacity: Int
  ) -> Int {
    Slots(slots).writeText(
      of: value, isRated: isRated,
      into: UnsafeMutableRawBufferPointer(start: output, count: capacity))
  }

  /// Reads a colour, a list or a language into the slots at `index`; returns 0 if the text is invalid.
  @_expose(wasm, "read") @_cdecl("read_text")
  func read(
    _ slots: UnsafeMutablePointer<Double>, _ index: Int, _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> Int {
    Slots(slots).read(UnsafeBufferPointer(start: text, count: count), to: index) ? 1 : 0
  }

  /// Writes the numbers that the script's rules need of a face or of a row: see ``Slots/writeLook(ofFace:to:)``.
  @_expose(wasm, "look") @_cdecl("look")
  func look(
    _ slots: UnsafeMutablePointer<Double>, _ isFace: Bool, _ output: UnsafeMutablePointer<Double>
  ) {
    Slots(slots).writeLook(ofFace: isFace, to: output)
  }

  /// The number or word of the parameter at `index`, after clamping.
  @_expose(wasm, "parameter") @_cdecl("parameter")
  func parameter(_ slots: UnsafeMutablePointer<Double>, _ index: Int) -> Double {
    Slots(slots).parameter(index)
  }
#endif
