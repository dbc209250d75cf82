/// Signals that ask the process to end: they are noted, so that it can end between two files.
enum Interruption {
  /// The signal that came, 0 where none did; a handler may do no more than set it.
  nonisolated(unsafe) private static var received: Int32 = 0

  static var signal: Int32? { received == 0 ? nil : received }

  /// Ends what is under way, if a signal asked to.
  static func check() throws(CommandError) {
    guard let signal else { return }
    throw CommandError(sentence: "interrupted", exitStatus: 128 + signal)
  }

  /// Begins to note signals; calls that wait are broken off by them.
  static func observe() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    // None comes before it is known whether it is ignored.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    for number in numbers {
      let handler = systemSignal(number) { Interruption.received = $0 }
      // What is ignored, as under nohup, stays ignored.
      if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = systemSignal(number, SIG_IGN)
      }
      var action = sigaction()
      sigaction(number, nil, &action)
      action.sa_flags &= ~SA_RESTART
      sigaction(number, &action, nil)
    }
    // A file that may be no longer is then an error with its name.
    _ = systemSignal(SIGXFSZ, SIG_IGN)
    // A process that a thread of Dispatch has started is born deaf to them.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// The platform's, which the property above hides.
private let systemSignal = signal
