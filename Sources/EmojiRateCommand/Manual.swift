/// The manual page, made from the option table: man(7).
enum Manual {
  static var page: String {
    var page = """
      .TH EMOJI\\-RATE 1 "\(versionDate)" "emoji-rate \(version)" "User Commands"
      .SH NAME
      emoji\\-rate \\- rating values as SVG pictures
      .SH SYNOPSIS

      """
    page += Subcommand.all.map(synopsis).joined(separator: ".br\n")
    page += ".br\n.B emoji\\-rate help\n[<command>]\n"
    page += ".SH DESCRIPTION\n"
    page += text(
      "Draws ratings as SVG pictures: faces whose mouth, eyes and colour show the value, and "
        + "rows of stars, hearts or faces. Results go to the standard output, everything else to the "
        + "standard error. \(Help.notes)")
    var described: Set<String> = []
    for subcommand in Subcommand.all {
      page += ".SH \"\(escaped(subcommand.invocation.uppercased()))\"\n\(text(subcommand.summary))"
      let options = subcommand.options
      var others: [String] = []
      for group in CommandOption.Group.allCases {
        let rows = options.filter { $0.group == group }
        let new = rows.filter { described.insert($0.synopsis + $0.explanation).inserted }
        if !new.isEmpty { page += ".SS \(group.rawValue)\n" + new.map(paragraph).joined() }
        let names = new.map(\.name)
        others += rows.map(\.name).filter { !names.contains($0) }
      }
      if !others.isEmpty {
        let names = others.map { "--\($0)" }.joined(separator: ", ")
        page += ".SS \"Options described above\"\n" + text(names)
      }
      page += ".SS Examples\n.nf\n\(escaped(subcommand.examples))\n.fi\n"
    }
    page += ".SH \"EXIT STATUS\"\n" + text(Help.exitStatus)
    return page + ".SH SEE ALSO\n.BR rsvg\\-convert (1)\n"
  }

  private static func synopsis(_ subcommand: Subcommand) -> String {
    let words = subcommand.required.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return ".B \(escaped(subcommand.invocation))\n\(text("\(words) [options]"))"
  }

  private static func paragraph(_ option: CommandOption) -> String {
    ".TP\n.B \(escaped(option.synopsis))\n\(text(option.explanation))"
  }

  /// Text in short lines; none of this text begins like a request of man(7).
  private static func text(_ text: String) -> String { Help.wrapped(escaped(text), indent: 0) }

  private static func escaped(_ text: String) -> String {
    text.escaped(["\\": "\\e", "-": "\\-"])
  }
}
