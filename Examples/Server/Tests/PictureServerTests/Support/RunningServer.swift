import Hummingbird
import Logging
import PictureServer

/// A logger that writes nothing.
let silence = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

/// Runs the server on a free port for as long as `body` takes.
func withServer(_ body: @escaping @Sendable (RawClient) async throws -> Void) async throws {
  try await withServer(
    { try PictureServer.application(host: "127.0.0.1", port: 0, logger: silence, onRunning: $0) },
    body)
}

/// Runs an application, which reports its port to a closure, for as long as `body` takes.
func withServer(
  _ application: (@escaping @Sendable (Int) async -> Void) throws -> some ApplicationProtocol,
  _ body: @escaping @Sendable (RawClient) async throws -> Void
) async throws {
  let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
  let server = try application { continuation.yield($0) }
  try await withThrowingTaskGroup { group in
    group.addTask { try await server.run() }
    group.addTask {
      for await port in ports { return try await body(RawClient(port: port)) }
    }
    // Wait for the first to end: the test, or a server that does not start.
    do {
      try await group.next()
    } catch {
      group.cancelAll()
      throw error
    }
    group.cancelAll()
    while let result = await group.nextResult() { _ = result }
  }
}
