#if !hasFeature(Embedded)
  /// How a picture that moves is written.
  struct MotionFormat {
    /// The distance of two samples, as a part of the way.
    ///
    /// A jump happens between two samples.
    static let sampleDistance = 1.0 / 512

    /// How far a length may be off, in user units.
    let tolerance: Double
    let decimals: SVGFormat
    let timeline: Timeline

    /// A format as fine as a drawing asks for.
    ///
    /// - Parameters:
    ///   - side: The lesser side of the box around all that is drawn.
    ///   - precision: How many decimals are allowed.
    init(side: Double, precision: Int, _ timeline: Timeline) {
      // Half of 1/240: the other half is for rounding, and for what is between two samples.
      var (decimals, unit) = (0, 1.0)
      while decimals < max(precision, 1), unit > side / 960 {
        decimals += 1
        unit /= 10
      }
      tolerance = max(side / 480, unit / 2)
      self.decimals = SVGFormat(precision: decimals)
      self.timeline = timeline
    }
  }
#endif
