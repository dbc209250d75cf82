/// Signals that ask the process to end: they are noted, so that it can end between two files.
enum Interruption {
  /// The signal that came, 0 where none did; a handler may do no more than set it.
  nonisolated(unsafe) fileprivate static var received: Int32 = 0

  /// The signal that asked to end, if any.
  static var signal: Int32? {
    let signal = received
    return signal == 0 ? nil : signal
  }

  /// Begins to note signals; calls that wait are broken off by them.
  static func observe() {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      _ = sigaction(number, nil, &action)
      // What is ignored, as under nohup, stays ignored.
      guard !isIgnored(action) else { continue }
      var noted = sigaction()
      #if canImport(Darwin)
        noted.__sigaction_u.__sa_handler = noteSignal
      #elseif canImport(Musl)
        noted.__sa_handler.sa_handler = noteSignal
      #else
        noted.__sigaction_handler.sa_handler = noteSignal
      #endif
      sigaction(number, &noted, nil)
      sigaddset(&numbers, number)
    }
    // A process that a thread of Dispatch has started is born deaf to them.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private func noteSignal(_ number: Int32) { Interruption.received = number }
