#if !canImport(Darwin)
  public import KitNames

  /// Colours at places from 0 to 1; a colour in between is computed, nothing is drawn.
  @MainActor @preconcurrency
  open class NSGradient {
    /// Parts of a drawing, as AppKit's bits.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
      public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    }
    private let stops: [(color: NSColor, location: CGFloat)]
    private init(stops: [(color: NSColor, location: CGFloat)]) {
      self.stops = stops.sorted { $0.location < $1.location }
    }
    /// Colours at equal distances; nil without any.
    public convenience init?(colors colorArray: [NSColor]) {
      if colorArray.isEmpty { return nil }
      let step = 1 / CGFloat(max(1, colorArray.count - 1))
      self.init(stops: colorArray.enumerated().map { ($1, CGFloat($0) * step) })
    }
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
      self.init(colors: [startingColor, endingColor])
    }
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
      if objects.isEmpty { return nil }
      self.init(stops: objects.map { ($0, $1) })
    }
    /// Colours at those places; the space has no effect.
    public convenience init?(
      colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
    ) {
      guard let locations, !colorArray.isEmpty else { return nil }
      self.init(stops: colorArray.enumerated().map { ($1, locations[$0]) })
    }
    /// Read from `stops.count`.
    open var numberOfColorStops: Int { stops.count }
    /// Always sRGB.
    open var colorSpace: NSColorSpace { .sRGB }
    /// Writes the stop's colour and place.
    open func getColor(
      _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?, at index: Int
    ) {
      color?.pointee = stops[index].color
      location?.pointee = stops[index].location
    }
    /// The colour between its neighbours; the nearer one if they depend on the system.
    open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
      guard let upper = stops.firstIndex(where: { $0.location >= location }) else {
        return stops[stops.count - 1].color
      }
      let (low, high) = (stops[max(0, upper - 1)], stops[upper])
      let length = high.location - low.location
      let fraction = length == 0 ? 1 : (location - low.location) / length
      return low.color.blended(withFraction: fraction, of: high.color) ?? (fraction < 0.5 ? low.color : high.color)
    }
    /// Without effect: there is no drawing context.
    open func draw(in rect: NSRect, angle: CGFloat) {}
    open func draw(in path: NSBezierPath, angle: CGFloat) {}
    open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {}
    open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {}
    open func draw(from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []) {}
    open func draw(
      fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
      radius endRadius: CGFloat, options: DrawingOptions = []
    ) {}
  }
#endif
