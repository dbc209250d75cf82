import Foundation
import PackagePlugin

/// The command, as `swift package emoji-rate`: every argument is its own, and so is the exit status.
@main
struct EmojiRateRun: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = Foundation.Process()
    command.executableURL = try context.tool(named: "emoji-rate").url
    command.arguments = arguments
    command.currentDirectoryURL = context.package.directoryURL
    try command.run()
    command.waitUntilExit()
    if command.terminationStatus != 0 { exit(command.terminationStatus) }
  }
}
