import Foundation
import Hummingbird
import Logging
import PictureServer

let usage = """
  Serves EmojiRate's pictures over HTTP: /face/3.2.svg, /stars/3.5.svg and /health.

  The environment decides:
    HOST       the address to listen on; 127.0.0.1 unless set
    PORT       the port; 8080 unless set, and 0 is any that is free
    DRAWINGS   a folder of SVG drawings, each shown at /drawings/NAME/3.2.svg; none unless set
    LOG_LEVEL  warning, info (each request), debug and so on; info unless set

  For the benchmark: --constant ADDRESS… draws the faces once, for /constant/0 and so on.

  """

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("emoji-rate-server: error: \(sentence)\n".utf8))
  exit(64)  // EX_USAGE
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(usage, terminator: "")
  exit(0)
}
guard arguments.isEmpty || arguments.first == "--constant" else {
  fail("there is no argument '\(arguments.first!)'; see --help")
}

let environment = ProcessInfo.processInfo.environment
let portText = environment["PORT"] ?? "8080"
guard let port = UInt16(portText) else {
  fail("PORT is '\(portText)', but must be a whole number from 0 to 65535")
}
var logger = Logger(label: "emoji-rate-server")
let levelText = environment["LOG_LEVEL"] ?? "info"
guard let level = Logger.Level(rawValue: levelText) else {
  let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
  fail("LOG_LEVEL is '\(levelText)', but must be one of \(levels)")
}
logger.logLevel = level

var drawings = Drawings()
if let folder = environment["DRAWINGS"], !folder.isEmpty {
  do {
    drawings = try Drawings(folder: folder)
  } catch {
    fail("\(error)")
  }
}

let host = environment["HOST"] ?? "127.0.0.1"
let server = try PictureServer.application(
  host: host, port: Int(port), logger: logger, drawings: drawings,
  constants: Array(arguments.dropFirst())
) { port in
  FileHandle.standardOutput.write(Data("listening on http://\(host):\(port)\n".utf8))
}
do {
  try await server.runService()
} catch {
  FileHandle.standardError.write(
    Data("emoji-rate-server: error: cannot serve \(host):\(port): \(error)\n".utf8))
  exit(71)  // EX_OSERR
}
