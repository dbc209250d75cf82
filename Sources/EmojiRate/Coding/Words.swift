#if !hasFeature(Embedded)
  extension Language: CustomStringConvertible {
    /// The BCP 47 tag: `en`, `zh-Hans`.
    public var description: String { "\(tag)" }
  }

  extension RowSymbol: CustomStringConvertible {
    /// The word for it on the command line.
    public var description: String {
      switch self {
      case .star: "star"
      case .heart: "heart"
      case .face: "face"
      }
    }
  }

  extension FillRule: CustomStringConvertible {
    /// The word for it on the command line.
    public var description: String {
      switch self {
      case .exact: "exact"
      case .half: "half"
      case .whole: "whole"
      }
    }
  }
#endif
