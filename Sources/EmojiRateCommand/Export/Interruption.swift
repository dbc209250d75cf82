/// Signals that ask the process to end.
enum Interruption {
  /// The received signal, or 0; a handler may do no more than set it.
  nonisolated(unsafe) private(set) static var received: Int32 = 0

  /// Throws if a signal has asked the process to end.
  static func check() throws(CommandError) {
    if received != 0 { throw CommandError(sentence: "interrupted", exitStatus: 128 + received) }
  }

  /// Begins to note signals, which then interrupt calls that wait.
  static func observe() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    // Block the signals until it is known which are ignored.
    pthread_sigmask(SIG_BLOCK, &set, nil)
    for number in numbers {
      let handler = signal(number) { Interruption.received = $0 }
      // An ignored signal, as under nohup, stays ignored.
      if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
      var action = sigaction()
      sigaction(number, nil, &action)
      action.sa_flags &= ~SA_RESTART
      sigaction(number, &action, nil)
    }
    // A process that a Dispatch thread has started begins with these signals blocked.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
