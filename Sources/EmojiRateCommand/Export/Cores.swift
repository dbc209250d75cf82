import EmojiRatePNG

/// Draws PNG files on all processor cores.
enum Cores {
  static let count = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// The maximum number of pixels that are drawn at the same time: one file of the largest size.
  ///
  /// It limits the memory, because a pixel takes about nine bytes.
  private static let pixelLimit = 0x1p24

  /// Draws PNG files, as many at the same time as there are cores and as memory allows.
  static func draw(_ files: [PictureFile]) {
    let threadCount = threadCount(for: files.map(\.pixelCount), cores: count)
    let parts = (0..<threadCount).map { part in
      CorePart(stride(from: part, to: files.count, by: threadCount).map { files[$0] })
    }
    // The current thread draws the first part.
    let threads = parts.dropFirst().map { $0.start() }
    parts.first?.run()
    for case let thread? in threads { pthread_join(thread, nil) }
  }

  /// The number of files to draw at the same time; the largest file decides.
  static func threadCount(for pixelCounts: [Double], cores: Int) -> Int {
    min(cores, pixelCounts.count, max(Int(pixelLimit / max(pixelCounts.max() ?? 1, 1)), 1))
  }
}

/// The PNG files that one core draws.
private final class CorePart {
  private let files: [PictureFile]

  /// The size of a thread's stack; the default of musl is only 128 KiB.
  private static let stackSize = 1 << 20

  init(_ files: [PictureFile]) { self.files = files }

  func run() { for file in files { file.draw() } }

  /// Draws the files in a new thread.
  ///
  /// If the system cannot start one, it draws them in the current thread and returns nil.
  func start() -> pthread_t? {
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
        // On Linux, the argument is optional; on macOS it is not.
        let box: UnsafeMutableRawPointer? = box
        if let box { Unmanaged<CorePart>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard failure != 0 else { return thread }
    box.release()
    run()
    return nil
  }
}
