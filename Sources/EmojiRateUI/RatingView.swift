#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// Any picture of ratings, such as a summary or ratings over time, as large as its container allows.
  ///
  /// ```swift
  /// RatingView(RatingSummary(counts: [12, 5, 3, 40, 80]))
  /// RatingView(history)
  /// ```
  ///
  /// Its accessibility value is the sentence of the picture.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct RatingView<Base: Picture>: View {
    /// The picture to draw.
    public var picture: Base
    /// The language of the accessibility value.
    public var language: Language

    /// Shows a picture.
    public init(_ picture: Base, language: Language = .english) {
      (self.picture, self.language) = (picture, language)
    }

    /// The picture, painted.
    public var body: some View { PictureView(picture: picture, language: language) }
  }
#endif
