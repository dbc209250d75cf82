import EmojiRatePNG

/// A PNG file that is drawn in a thread of its own.
final class PNGDrawing: @unchecked Sendable {
  private let draw: @Sendable () throws(PNGError) -> [UInt8]
  private let path: String
  /// The thread while nobody has waited for its end.
  private var thread: pthread_t?
  private var drawn: Result<[UInt8], PNGError>?

  /// Musl's own stacks are as small as 128 KiB.
  private static let stackSize = 1 << 20

  /// Starts to draw.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - draw: Draws the file.
  init(_ path: String, _ draw: @escaping @Sendable () throws(PNGError) -> [UInt8]) {
    (self.path, self.draw) = (path, draw)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let box = Unmanaged.passRetained(self)
    let failure = pthread_create(
      &thread, &attributes,
      { box in
        #if canImport(Darwin)
          let drawing = Unmanaged<PNGDrawing>.fromOpaque(box).takeRetainedValue()
        #else
          let drawing = Unmanaged<PNGDrawing>.fromOpaque(box!).takeRetainedValue()
        #endif
        drawing.run()
        return nil
      }, box.toOpaque())
    guard failure == 0 else {
      // A system without another thread draws in this one.
      box.release()
      run()
      return
    }
    self.thread = thread
  }

  deinit {
    // Nobody asks for the result after the export has ended.
    if let thread { pthread_detach(thread) }
  }

  private func run() {
    drawn = Result { () throws(PNGError) in try draw() }
  }

  func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }

  /// The bytes of the file; waits until it is drawn.
  func result() throws(CommandError) -> [UInt8] {
    wait()
    do throws(PNGError) {
      return try drawn?.get() ?? []
    } catch {
      throw .notDrawn(path, error)
    }
  }
}

/// Draws as many PNG files at once as there are cores.
final class PNGDrawings {
  private var running: [PNGDrawing] = []

  func start(_ path: String, _ draw: @escaping @Sendable () throws(PNGError) -> [UInt8])
    -> PNGDrawing
  {
    if running.count >= Cores.count { running.removeFirst().wait() }
    let drawing = PNGDrawing(path, draw)
    running.append(drawing)
    return drawing
  }
}
