import EmojiRate

extension Command.Outcome {
  /// Adds both pictures of a pair as two files, or one file if both are equal.
  mutating func addPair<Kind: CommandPicture>(
    of kind: Kind.Type, _ settings: Settings, _ subject: Kind.Subject
  ) throws(CommandError) {
    guard let path else {
      throw .usage("--pair makes two files; give --output, such as --output face.svg")
    }
    let looks = settings.export.looks(of: settings.picture)
    let files = try looks.map { look throws(CommandError) in
      var settings = settings
      settings.picture = look.settings
      return try kind.file(settings, subject, path: path.tagged(look.tag))
    }
    (output, png) = (files[0].output, files[0].png)
    if files[0].bytes == files[1].bytes {
      messages += "emoji-rate: note: \(ColorScheme.equalLooks)\n"
    } else {
      self.files = [files[1]]
    }
  }
}

extension String {
  /// The path of a file with `tag` after its name, before the ending.
  fileprivate func tagged(_ tag: String) -> String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    let end = utf8[name...].lastIndex(of: UInt8(ascii: ".")) ?? endIndex
    return self[..<end] + tag + self[end...]
  }
}
