#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// A face that shows a rating, or lets users drag it, as large as its container allows.
  ///
  /// ```swift
  /// RatingFace(3.2, style: FaceStyle(.cat)).frame(width: 48, height: 48)
  ///
  /// @State var taste: Double?
  /// RatingFace(value: $taste, in: 0...5).accessibilityLabel("Taste")
  /// ```
  ///
  /// Users drag it by the rules of the original control: a drag down raises the value, by the sensitivity, and a tap
  /// gives the value of its place. VoiceOver users adjust it. Its accessibility value is the sentence of the rating,
  /// "3.2 out of 5", or "Not rated". A value of nil shows a grey face. A disabled view keeps its value.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct RatingFace: View {
    /// The face to draw.
    public var face: Face
    /// The language of the accessibility value.
    public var language: Language
    /// The direction of a drag: down, as in the original control, or from the side where lines begin.
    public var axis = Axis.vertical
    /// How much of the scale, in fifths, a drag down over the whole height changes, 1…10.
    public var sensitivity = 5.0
    private let value: Binding<Double?>?
    @Environment(\.layoutDirection) private var direction

    /// Shows a face.
    public init(_ face: Face, language: Language = .english) {
      (self.face, self.language, value) = (face, language, nil)
    }

    /// Shows `value` on the scale 0…5, clamped.
    public init(_ value: Double, style: FaceStyle = FaceStyle(), language: Language = .english) {
      self.init(Face(value, style: style), language: language)
    }

    /// Lets users change a value on a scale; nil is no rating.
    ///
    /// - Parameter step: The distance between allowed values; 0 is continuous.
    public init(
      value: Binding<Double?>, in range: ClosedRange<Double> = 0...5, step: Double = 0,
      style: FaceStyle = FaceStyle(), axis: Axis = .vertical, sensitivity: Double = 5,
      language: Language = .english
    ) {
      let scale = Rating(minimum: range.lowerBound, maximum: range.upperBound, step: step)
      face = Face(scale, style: style)
      (self.value, self.axis, self.sensitivity, self.language) = (
        value, axis, sensitivity, language
      )
    }

    /// The face, painted.
    public var body: some View {
      RatedView(
        picture: shown, value: value, language: language, pace: face.rating.step,
        touch: { touch in
          guard axis == .vertical else {
            let part = touch.place.x / touch.size.width
            return face.rating.value(at: direction == .rightToLeft ? 1 - part : part)
          }
          return touch.isTap
            ? face.rating.value(at: touch.place.y / touch.size.height)
            : face.rating.dragged(
              from: touch.start ?? face.rating.value(at: 0.5), by: touch.down / touch.size.height,
              sensitivity: sensitivity)
        })
    }

    /// The face at the value; without one, it is in the middle, and grey.
    private var shown: Face {
      guard let value else { return face }
      var shown = face
      if let value = value.wrappedValue {
        shown.rating.value = value
      } else {
        shown.rating.value = face.rating.value(at: 0.5)
        shown.style.color = .fixed(StarRow.mutedColor)
        shown.style.form = shown.style.form.muted
      }
      return shown
    }
  }
#endif
