#if canImport(SwiftUI)
  import EmojiRate
  import SwiftUI

  /// A touch on a picture.
  struct Touch {
    /// Where it is.
    let place: CGPoint
    /// The size of the picture.
    let size: CGSize
    /// The way down since the last place.
    var down = 0.0
    /// The value that a drag goes on from; nil without one.
    var start: Double?
    /// Whether it is no drag.
    var isTap = false
  }

  /// A picture whose value users change, if it has a binding.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  struct RatedView<Base: Picture>: View {
    let picture: Base
    let value: Binding<Double?>?
    let language: Language
    /// The change of the value for VoiceOver users; 0 is a fiftieth of the scale.
    let pace: Double
    var isClearable = false
    /// The value of a touch; nil where it does nothing.
    let touch: (Touch) -> Double?

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    /// The value of the drag, which is on no step, and its last place; nil without a drag.
    @State var drag: (value: Double?, place: CGPoint)?

    var body: some View {
      if value == nil {
        RatingView(picture, language: language)
      } else {
        RatingView(picture, language: language, text: text)
          .overlay { GeometryReader { area in touchArea(area.size) } }
          .accessibilityAdjustableAction { adjust($0) }
      }
    }

    /// The sentence of the rating.
    private var text: String {
      var options = SVGOptions(language: language)
      if value?.wrappedValue == nil { options.label = .notRated }
      return picture.accessibleText(options) ?? ""
    }

    @ViewBuilder
    private func touchArea(_ size: CGSize) -> some View {
      #if os(tvOS)
        Color.clear
      #else
        Color.clear.contentShape(Rectangle()).gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { moved($0, size) }
            .onEnded { ended($0, size) })
      #endif
    }

    #if !os(tvOS)
      private func moved(_ gesture: DragGesture.Value, _ size: CGSize) {
        let (way, place) = (gesture.translation, gesture.location)
        // More than three points are a drag.
        let isDrag = way.width * way.width + way.height * way.height > 9
        guard isEnabled, drag != nil || isDrag else { return }
        let (start, last) = drag ?? (value?.wrappedValue, gesture.startLocation)
        let touch = Touch(place: place, size: size, down: place.y - last.y, start: start)
        let new = self.touch(touch)
        drag = (new ?? start, place)
        if let new { set(new) }
      }

      private func ended(_ gesture: DragGesture.Value, _ size: CGSize) {
        defer { drag = nil }
        guard isEnabled, drag == nil,
          let new = touch(Touch(place: gesture.location, size: size, isTap: true))
        else { return }
        let current = isClearable ? value?.wrappedValue : nil
        withAnimation(reducesMotion ? nil : .easeInOut(duration: 0.25)) {
          set(Rating.tapped(stepped(new), current: current))
        }
      }
    #endif

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
      guard isEnabled else { return }
      let scale = picture.rating
      let pace = pace > 0 ? pace : (scale.maximum - scale.minimum) / 50
      let value = value?.wrappedValue
      switch direction {
      case .increment: set(value.map { $0 + pace } ?? scale.minimum + pace)
      case .decrement: set(value.map { $0 - pace } ?? scale.minimum)
      @unknown default: break
      }
    }

    private func stepped(_ value: Double) -> Double {
      var rating = picture.rating
      rating.value = value
      return rating.value
    }

    /// Sets the nearest value of the scale; only another one is a change.
    private func set(_ new: Double?) {
      let new = new.map(stepped)
      if value?.wrappedValue != new { value?.wrappedValue = new }
    }
  }
#endif
