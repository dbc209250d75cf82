import Foundation
import PackagePlugin

/// Makes pictures of the values in a target's lists, as resources of the target.
///
/// `mood.faces` is a list of values with space or line ends between, and makes `mood-3.2.svg` of 3.2; in
/// `score.stars` it would be a row. A style file of the list's name, `mood.json`, says what they look like.
@main
struct EmojiRatePictures: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let command = try context.tool(named: "emoji-rate").url
    let files = target.sourceFiles.map(\.url)
    return try files.flatMap { list -> [Command] in
      let kinds = ["faces": "face", "stars": "stars"]
      guard let kind = kinds[list.pathExtension] else { return [] }
      let name = list.deletingPathExtension().lastPathComponent
      let style = files.filter { $0 == list.deletingPathExtension().appendingPathExtension("json") }
      let values = try String(contentsOf: list, encoding: .utf8).split(
        whereSeparator: \.isWhitespace)
      // Two commands must not make one file.
      var drawn: Set<Substring> = []
      return values.filter { drawn.insert($0).inserted }.map { value in
        let file = "\(name)-\(value).svg"
        let picture = context.pluginWorkDirectoryURL.appending(path: file)
        return .buildCommand(
          displayName: "Drawing \(file)", executable: command,
          arguments: [kind, "--value", "\(value)", "--output", picture.path]
            + style.flatMap { ["--style", $0.path] },
          inputFiles: [list] + style, outputFiles: [picture])
      }
    }
  }
}
