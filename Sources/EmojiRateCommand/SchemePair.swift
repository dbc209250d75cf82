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
    let documents = looks.map { look in
      var settings = settings
      settings.picture = look.settings
      return kind.document(settings, subject)
    }
    output = documents[0]
    if documents[0] == documents[1] {
      messages += "emoji-rate: note: \(ColorScheme.equalLooks)\n"
    } else {
      files = [File(output: documents[1], path: path.tagged(looks[1].tag))]
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
