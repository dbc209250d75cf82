/// The options that a style file can give: those of the look, of faces and of rows.
///
/// A file is for both, so that one page's faces and rows can share it.
struct StyleKeys {
  /// The options of the picture that is drawn.
  private let own: [Option]
  /// Those of the others.
  private let foreign: [Option]

  init(_ picture: PictureKind) {
    own = Self.options(of: picture)
    foreign = PictureKind.allCases.filter { $0 != picture }.flatMap(Self.options)
  }

  /// Every option that says how a picture looks.
  static func options(of picture: PictureKind) -> [Option] {
    var options: [Option] = []
    picture.visitOptions { if $0.group.isStyle { options.append($0) } }
    return options
  }

  /// All names, each once: those of faces, then those that only rows have.
  static var names: [String] {
    PictureKind.allCases.flatMap(options).map(\.name)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The option of this name, and whether the picture that is drawn has it.
  func option(named name: String) -> (option: Option, isOwn: Bool)? {
    if let option = own.first(where: { $0.name == name }) { return (option, true) }
    return foreign.first { $0.name == name }.map { ($0, false) }
  }

  /// The options of this name, of every picture that has one.
  func options(named name: String) -> [Option] { (own + foreign).filter { $0.name == name } }
}

extension Option.Group {
  /// Whether its options say how a picture looks, and nothing else.
  var isStyle: Bool {
    switch self {
    case .face, .row, .layout, .color, .document: true
    case .values, .animation, .rating, .style, .files, .output, .general: false
    }
  }
}
