import EmojiRate

/// All that an address says about one kind of picture, filled in parameter by parameter.
protocol PictureSettings: Sendable {
  associatedtype Kind: Picture

  /// Everything at its default.
  init()

  /// What there is one of, for sentences: "a face".
  static var name: String { get }
  /// The table of parameters, in the order in which a canonical address has them.
  static var parameters: [Parameter<Self>] { get }

  var scale: Scale { get set }
  var document: SVGOptions { get set }

  /// The highest rating, where none is given.
  var defaultMaximum: Double { get }

  func picture(_ rating: Rating) -> Kind
}

/// The scale of a rating.
struct Scale {
  var minimum = Rating().minimum
  /// Nil is as the picture has it.
  var maximum: Double?
  var step = Rating().step
}
