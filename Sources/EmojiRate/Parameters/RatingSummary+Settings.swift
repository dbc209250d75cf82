#if !hasFeature(Embedded)
  extension RatingSummary: DescribedPicture {
    /// `summary`.
    public static var name: String { "summary" }

    /// `a summary of ratings`.
    public static var phrase: String { "a summary of ratings" }

    /// `summary`.
    public static func noun(in settings: PictureSettings) -> String { name }

    /// Its own, those of a row but for its layout, and those of faces if it has faces.
    public static var parameters: ParameterScope {
      ParameterScope(
        hasLayout: false, minimumText: "1", stepText: "1",
        maximumText: "the highest count's value",
        faceRule: ("symbol", "symbol star heart"), hasSymbolLines: true)
    }

    /// Makes the summary that settings describe; the scale is that of the counts.
    public init(_ counts: RatingCounts, _ settings: PictureSettings) {
      self.init(
        counts, layout: settings.summaryLayout ?? .full, symbol: settings.symbol ?? .star,
        numbers: settings.summaryNumbers ?? .percent, count: settings.count,
        style: settings.starStyle)
      if let color = settings.textColor { textColor = color }
      language = settings.language ?? .english
      isRightToLeft = settings.isRightToLeft ?? false
    }
  }
#endif
