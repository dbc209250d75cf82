/// The numbers that decide what becomes what between two values.
///
/// Lengths are in units of the canvas, whose longer side has 240. The sections are those of the article
/// "Correspondence". Not here: counts of samples, what counts as equal in arithmetic, and limits of time.
/// `WeightsTests` lists for each number a drawing that another number changes.
struct Weights {
  var units = Units()
  var regions = Regions()
  var pairing = Pairing()
  var parts = Parts()
  var fit = Fit()
  var turns = Turns()
  var contacts = Contacts()
  var order = Order()
  var flat = Flat()
  var warnings = Warnings()

  /// What counts as a shape (§ 2).
  struct Units {
    /// A segment that stays this near its start is a point, as editors leave behind.
    var point = 1e-3
    /// An outline whose end is this near its start was meant to be closed.
    var meeting = 0.05
    /// What closes so has at least this area, or it is a line there and back.
    var meetingArea = 0.1
    /// A region less wide or high than this cannot be seen.
    var thin = 0.001
    /// A region of less area cannot be seen, unless its halves cancel each other.
    var empty = 1e-4
  }

  /// Which contours paint one region (§ 2).
  struct Regions {
    /// Contours whose points are nearer than this are one drawn twice, as exports do.
    var equal = 0.1
    /// How far beside a contour it is asked whether that place is filled: less than any gap that is drawn.
    var probe = 0.02
    /// How many of nine probes may disagree before two contours cross: one may lie on the other contour.
    var astray = 1.0
    /// Edges cross if their ends span at least this area to both sides; touching is no crossing.
    var crossing = 1e-3
  }

  /// Which shape is which (§ 3).
  struct Pairing {
    /// Pairs that cost this much stay apart: both grow, which looks better than a far-fetched change.
    ///
    /// A shape that is away costs this much more, and an equal word takes it off twice: more than any place and colour
    /// can cost, as a designer wrote it.
    var limit = 1.5
    /// A place costs this much if it is another one.
    var awayPlace = 1.1
    /// And of that the distance this much, so that what only grows stays where it is.
    var awayDistance = 0.35
    /// Colours this near are the same one, so that a shape may have moved far.
    var sameColour = 0.05
    /// Sizes this near are the same one, so that a shape may have moved far.
    var sameSize = 0.2
    /// Equal outlines that turned, moved and grew are nearly certain; the rest of their cost counts so much.
    var congruent = 0.4
    /// How much of a form may be left over in equal outlines, for rounded coordinates.
    var congruentRest = 0.001
    /// What equal commands are worth if all shapes of both values have the same in turn: a copied layer.
    var inTurn = 0.4
    /// What equal commands are worth otherwise: little, as all circles have the same.
    var commands = 0.1
    /// What an equal identifier is worth: editors number anew, but copies keep theirs.
    var identifier = 0.3
    /// What an equal name is worth.
    var name = 0.4
    /// How much of the cost counts beside an equal name that is a word.
    var wordCost = 0.3
    /// What an equal name of groups is worth, and what different ones cost.
    var group = 0.3
    /// What the whole way from the back to the front costs, to decide among equal ones.
    var rank = 0.05
    /// What a line costs that opens or closes.
    var opening = 0.3
    /// What each contour costs that only one of two areas has.
    var contour = 0.1
    /// How many contours cost something, as a comb with many holes may still be one shape.
    var contourMost = 4.0
    /// What an area costs that gets or loses its line.
    var stroke = 0.2
    /// What a closed line costs that becomes an area.
    var ringToArea = 0.2
    /// What an open line costs that becomes an area.
    var lineToArea = 0.4
    /// How much the difference of luminance counts: the eye tells shapes apart by it.
    var luminance = 0.9
    /// How much the greatest difference of a channel counts, which tells hues of one luminance apart.
    var channel = 0.35
    /// The distance that costs 1, for a shape without extent.
    var distance = 50.0
    /// How much of its size a shape may be further away for that.
    var distanceBySize = 0.3
    /// The most that a distance costs.
    var distanceMost = 1.5
    /// What is added to sizes, so that those of dots are not much different.
    var sizeSlack = 4.0
    /// What a size costs that is about 2.7 times the other one.
    var size = 0.55
    /// The most that a size costs.
    var sizeMost = 1.0
    /// What a form costs that is about 2.7 times as long for its height.
    var form = 0.27
    /// The most that a form costs.
    var formMost = 0.6
  }

  /// How a shape becomes another kind (§ 4).
  struct Parts {
    /// A line with round caps that is this much of half its width long looks like a disc.
    var dot = 0.2
    /// A hole that is this much of its area opens by a slit rather than closing: a C becomes a ring.
    var slit = 0.15
    /// How much nearer to the tip a corner counts, as a line that opens folds at corners.
    var tipCorner = 0.12
    /// How much nearer to the tip another node counts, so that fewer cuts are made.
    var tipNode = 0.01
    /// How much the place counts beside the way along the line, to decide among equal tips.
    var tipPlace = 0.02
    /// Both tips are this part of the contour apart, or one half would be nothing.
    var tipsApart = 0.1
    /// A line whose ends are this near, of its size, has no direction: places decide.
    var round = 0.3
    /// A line whose ends are this near, of its length, goes around: the cut is between both ends.
    var around = 0.75
    /// A contour opens at a node that is this part of its length near.
    var cutNode = 0.04
    /// A line lies on a contour if each point is as near as this many of its 64 samples to one.
    var along = 1.0
    /// An arc becomes a circle by copies if its centre and radius are this part of the radius near.
    var arc = 0.05
    /// An arc and a circle are this nearly round, for rounded coordinates.
    var circle = 0.01
    /// How near points are where the file's transforms put them, which says that the shape turns.
    var written = 0.5
  }

  /// Which point is which (§ 5).
  ///
  /// Squares are of normed points: 4 is half a turn of a circle.
  struct Fit {
    /// Points this near stay as they were drawn.
    var asDrawn = 0.5
    /// A narrow line is taken from its other end if that is so many times nearer.
    var narrow = 16.0
    /// Half a turn, or nearly, which may be a bend.
    var bends = 3.6
    /// What bends stays this near, of its longer side: a limb about its shoulder does not.
    var bendPlace = 0.5
    /// What bends is this nearly its own mirror image, which a hand is not.
    var mirror = 0.98
    /// What bends is so much longer across its mirror than along it, which an arrow is not.
    var across = 0.4
    /// A form that is left over by more than this is no turned copy, so that equal letters may be chance.
    var chanceRest = 0.06
    /// Points nearer than this are no chance.
    var chance = 0.1
    /// Equal letters are chance if other points are so many times nearer.
    var chanceTimes = 4.0
    /// Points stay as they were drawn unless others are so many times nearer.
    var better = 4.0
    /// Points stay as they were drawn if the best ones are no nearer than this.
    var poor = 0.1
    /// But not if the drawn ones are this far apart, as the shape would collapse.
    var collapse = 2.5
    /// A form that is left over by less than this is a turned copy, which keeps its points.
    var turnedRest = 0.01
    /// Nearer than this, a turned copy is symmetric, and turns only if the file says so.
    var symmetric = 0.05
    /// Nodes correspond in turn if that is at most so many times as far as the least.
    var startTimes = 4.0
    /// And this further, for rounded coordinates.
    var startMore = 0.02
    /// Corners pair up to this part of the length apart.
    var cornerReach = 0.12
    /// What the distance of normed corners costs.
    var cornerPlace = 0.3
    /// What it costs if one corner is a notch and the other a tip.
    var cornerTurn = 0.4
    /// Other nodes pair up to this part of the length apart, so that fewer cuts are made.
    var nodeReach = 0.02
    /// The cosine of 30°, from which on a node is a corner.
    var corner = 0.866_025_403_784_438_6
  }

  /// What turns, and about which point (§ 6).
  struct Turns {
    /// The cosine of 20°, from which on a turn is seen as one.
    var least = 0.94
    /// How much of the form may be left over in what turns, as a hand also bends.
    var rest = 0.06
    /// The mean square of what turns; the direction of a dot says nothing.
    var size = 4.0
    /// What turns together differs by this part of the turn and scale.
    var together = 0.15
    /// And its middle is carried as near as this part of the size.
    var carried = 0.1
    /// What is added to that size, so that also small parts follow.
    var carriedMore = 20.0
    /// What cannot say how it turns follows if its points come to lie this near.
    var follows = 4.0
    /// A line belongs to an outline if both of its ends are this near, beside both widths.
    var reach = 2.0
    /// The fixed point is the shoulder if it is this part of the longer side near.
    var shoulder = 0.15
    /// And this much more, as a needle is thin.
    var shoulderMore = 2.0
  }

  /// What touches what, and where it grows from (§ 7).
  struct Contacts {
    /// Shapes this near touch: less than any gap that is seen as one.
    var reach = 2.0
    /// What covers this many tenths of a shape is behind it, and touches it everywhere.
    var covered = 9.0
    /// What covers this share of an outline behind it goes to the edge of it, as a lid does.
    var share = 0.125
    /// An area holds what stands out of it by no more than this.
    var slack = 2.0
  }

  /// When another order of painting holds (§ 8).
  struct Order {
    /// An eighth further from the middle has at most this part of the overlap.
    var better = 0.9
    /// And less by this area.
    var betterMore = 1.0
  }

  /// When a curve is almost a line (§ 10).
  struct Flat {
    /// Renderers leave parts out of a curve that is less high than this part of its length.
    var height = 0.03
    /// Its control points are this many times its height from its ends, so that it begins in the direction it takes.
    var reach = 4.0
  }

  /// What its designer is told (§ 11).
  struct Warnings {
    /// A line is the one around an area if its sides are this part of the area's size near.
    var around = 0.1
    /// What leaves the canvas by no more than this was meant to end at its edge.
    var edge = 0.5
  }
}
