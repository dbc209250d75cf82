/// The data of a character; most characters share the defaults.
struct CharacterData {
  var head = FaceHead.circle
  var eyes = FaceEyes.dot
  var brows = FaceBrows.automatic
  var mouth = FaceMouth.automatic
  var extras = FaceExtras()
  var paint = FacePaint.solid
  var color = FaceColor.palette(.sunny)
  var rig = Rig.furious
  var lineWidth = 13.0
  var rimWidth = 8.0
  /// The centre and the radius of the head; nil fills the canvas.
  var frame: (x: Double, y: Double, radius: Double)?
  /// How far the features are below the centre of the character's head; nil is the default of the head's
  /// shape.
  var featureY: Channel?
  /// The length of a unit of the features on that head; nil is the default of the head's shape.
  var featureScale: Double?
  /// The shape of a squircle.
  var squircle = SquircleHead()
  /// The colour of the cheeks; nil derives it from the fill.
  var blush: SRGBColor?
  /// The height at which a hat sits, in units of the head.
  var hatLine = -84.0
  /// The height and half the width of the nose, in units of the features.
  var nose = (y: 17.0, halfWidth: 4.0)

  /// The places on the head of a style at a moment.
  func plan(_ style: FaceStyle, at moment: Moment) -> HeadPlan {
    var plan = style.head.plan(at: moment, squircle)
    if style.isOnOriginalHead { plan.features.unit = Face.side / 2 / style.originalRadius }
    guard style.head == head else { return plan }
    if let featureY { plan.features.center.y = moment[featureY] }
    if let featureScale { plan.features.unit = featureScale }
    return plan
  }
}

extension Extent {
  /// The extent in the surrounding frame, if this is its place.
  func placed(at place: Frame) -> Extent {
    let (low, high) = (place(left, top), place(right, bottom))
    return Extent(low.x, low.y, high.x, high.y)
  }
}
