import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

@Suite("Starting and stopping")
struct StopTests {
  /// The server's executable, in the folder that the tests were built into.
  static var executable: URL {
    let bundles = [Bundle.main] + Bundle.allBundles
    let folders = bundles.flatMap {
      [$0.executableURL?.deletingLastPathComponent(), $0.bundleURL.deletingLastPathComponent()]
        .compactMap { $0 }
    }
    return folders.map { $0.appending(path: "emoji-rate-server") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }!
  }

  static func process(_ arguments: [String], _ environment: [String: String]) -> (
    Process, Pipe, Pipe
  ) {
    let (process, output, messages) = (Process(), Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = messages
    return (process, output, messages)
  }

  @Test("SIGTERM ends it with status 0 after its requests, each of which is in the log")
  func graceful() async throws {
    let (process, output, messages) = Self.process([], ["PORT": "0", "LOG_LEVEL": "info"])
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(
      line.wholeMatch(of: /listening on http:\/\/127\.0\.0\.1:(\d+)\n/).flatMap { Int($0.1) })
    let client = RawClient(port: port)
    #expect(try await client.get("/face/3.2.svg").status == 200)
    #expect(try await client.get("/face/good.svg").status == 400)
    process.terminate()
    let log = String(decoding: try messages.fileHandleForReading.readToEnd()!, as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(log.contains("GET /face/3.2.svg 200"))
    #expect(log.contains("GET /face/good.svg 400"))
  }

  /// Sends requests on one connection until the server ends it.
  ///
  /// The server keeps a connection for a second after it begins to stop. It had not begun when it answered
  /// the request before, so it must answer a request that follows within half a second. On a busy machine a
  /// client can be later than that, and then its request proves nothing.
  ///
  /// - Parameter isAnswered: Called after each answer.
  /// - Returns: How many requests were answered, and whether the server lost the last one.
  private static func keepAlive(
    port: Int, pause: Duration, isAnswered: @escaping @Sendable () -> Void
  ) async throws -> (Int, lost: Bool) {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
            wrappingChannelSynchronously: channel)
        }
      }
    let clock = ContinuousClock()
    var count = 0
    var began = clock.now
    var isLate = false
    do {
      return try await channel.executeThenClose { inbound, outbound in
        var parts = inbound.makeAsyncIterator()
        while true {
          let sending = clock.now
          isLate = began.duration(to: sending) > .milliseconds(500)
          try await outbound.write(
            .head(
              HTTPRequestHead(
                version: .http1_1, method: .GET, uri: "/face/3.2.svg", headers: ["Host": "test"])))
          try await outbound.write(.end(nil))
          isLate = began.duration(to: clock.now) > .milliseconds(500)
          began = sending
          var isLast: Bool?
          while let part = try await parts.next() {
            if case .head(let head) = part { isLast = !head.isKeepAlive }
            if case .end = part { break }
          }
          guard let isLast else { return (count, !isLate) }
          count += 1
          isAnswered()
          if isLast { return (count, false) }
          try await Task.sleep(for: pause)
        }
      }
    } catch is ChannelError { return (count, !isLate) } catch is IOError { return (count, !isLate) }
  }

  @Test("SIGTERM loses no request of clients that keep their connections")
  func keepAlive() async throws {
    let (process, output, _) = Self.process([], ["PORT": "0", "LOG_LEVEL": "error"])
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(line.firstMatch(of: /:(\d+)\n/).flatMap { Int($0.1) })
    let (answers, continuation) = AsyncStream<Int>.makeStream()
    let clients = try await withThrowingTaskGroup { group in
      for number in 0..<64 {
        // The pauses differ, so some connections are between two requests when the server stops.
        group.addTask {
          try await Self.keepAlive(port: port, pause: .milliseconds(number * 5)) {
            continuation.yield(number)
          }
        }
      }
      group.addTask {
        // A connection that the server has not accepted yet would be lost.
        var answered: Set<Int> = []
        for await number in answers where answered.insert(number).inserted && answered.count == 64 {
          break
        }
        try await Task.sleep(for: .milliseconds(200))
        process.terminate()
        return (0, false)
      }
      return try await group.reduce(into: (answered: 0, lost: 0)) { sum, client in
        sum.answered += client.0
        sum.lost += client.lost ? 1 : 0
      }
    }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(clients.answered > 64)
    #expect(clients.lost == 0)
  }

  @Test(
    "What it cannot be started with is said in one line",
    arguments: [
      (["--port"], [:], "there is no argument '--port'; see --help"),
      ([], ["PORT": "http"], "PORT is 'http', but must be a whole number from 0 to 65535"),
      (
        [], ["LOG_LEVEL": "loud"],
        "LOG_LEVEL is 'loud', but must be one of trace, debug, info, notice, warning, error, critical"
      ),
    ])
  func usage(arguments: [String], environment: [String: String], sentence: String) throws {
    let (process, _, messages) = Self.process(arguments, environment)
    try process.run()
    let text = String(decoding: try messages.fileHandleForReading.readToEnd()!, as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text == "emoji-rate-server: error: \(sentence)\n")
  }
}
