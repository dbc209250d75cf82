import NIOCore
import NIOPosix

/// Sends and receives HTTP byte by byte, so tests see every byte.
struct RawClient {
  let port: Int

  /// One response as it arrived.
  struct Response {
    var status: Int
    /// The header fields by lowercased name.
    var headers: [String: String]
    var bytes: [UInt8]
    /// The bytes as text.
    var body: String { String(decoding: bytes, as: UTF8.self) }

    /// Reads a response that ends with its connection.
    init?(_ received: [UInt8]) {
      guard let end = received.firstRange(of: "\r\n\r\n".utf8) else { return nil }
      let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        .split(separator: "\r\n")
      let words = lines[0].split(separator: " ")
      guard words.count > 1, let status = Int(words[1]) else { return nil }
      self.status = status
      headers = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        let name = parts[0].lowercased()
        guard headers[name] == nil else { return nil }
        headers[name] = parts[1].drop { $0 == " " }.description
      }
      bytes = Array(received[end.upperBound...])
    }
  }

  /// Sends one request and reads its response to the end of the connection.
  func request(
    _ method: String, _ address: String, headers: [String] = []
  ) async throws -> Response {
    let head = (["\(method) \(address) HTTP/1.1", "Host: test", "Connection: close"] + headers)
      .joined(separator: "\r\n")
    let received = try await exchangeBytes(head + "\r\n\r\n")
    guard let response = Response(received) else { throw NoResponse(bytes: received) }
    return response
  }

  func get(_ address: String, headers: [String] = []) async throws -> Response {
    try await request("GET", address, headers: headers)
  }

  struct NoResponse: Error { var bytes: [UInt8] }

  /// Sends bytes and reads everything until the server closes the connection.
  func exchange(_ bytes: String) async throws -> String {
    String(decoding: try await exchangeBytes(bytes), as: UTF8.self)
  }

  private func exchangeBytes(_ bytes: String) async throws -> [UInt8] {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: bytes))
      var received = ByteBuffer()
      do {
        for try await var part in inbound { received.writeBuffer(&part) }
      } catch is IOError {
        // The server closed the connection early. The bytes received until then count.
      }
      return Array(received.readableBytesView)
    }
  }
}
