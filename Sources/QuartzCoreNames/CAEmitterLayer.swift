#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A layer that would emit particles; it keeps its settings, and none appears.
  @MainActor @preconcurrency
  open class CAEmitterLayer: CALayer {
    /// Kinds of particles, nil at first.
    open var emitterCells: [CAEmitterCell]?
    /// Zero at first.
    open var emitterPosition = CGPoint.zero
    /// Zero at first.
    open var emitterSize = CGSize.zero
    /// The value `point` at first.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The value `volume` at first.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The value `unordered` at first.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor for all kinds, 1 at first.
    open var birthRate: Float = 1
    /// A factor for all kinds, 1 at first.
    open var lifetime: Float = 1
    /// 0 at first.
    open var emitterZPosition: CGFloat = 0
    /// 0 at first.
    open var emitterDepth: CGFloat = 0
    /// A factor for all kinds, 1 at first.
    open var velocity: Float = 1
    /// A factor for all kinds, 1 at first.
    open var scale: Float = 1
    /// A factor for all kinds, 1 at first.
    open var spin: Float = 1
    /// 0 at first.
    open var seed: UInt32 = 0
    /// Kept and false at first.
    open var preservesDepth = false
  }

  /// The form of the place where particles would start.
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  }

  /// The part of that form where particles would start.
  public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  }

  /// The order of particles; none is drawn.
  public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
  }

  /// One kind of particle as settings; none appears.
  @MainActor @preconcurrency
  open class CAEmitterCell: CAMediaTiming {
    /// A kind with the values of Apple's systems: no particle a second, of size 1.
    public init() {}
    /// Kept, nil at first; no particle appears.
    open var name: String?
    /// A picture, nil at first.
    open var contents: Any?
    /// Particles a second, 0 at first.
    open var birthRate: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var lifetime: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var lifetimeRange: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var velocity: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var velocityRange: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var xAcceleration: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var yAcceleration: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var zAcceleration: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var emissionLongitude: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var emissionLatitude: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var emissionRange: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var spin: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var spinRange: CGFloat = 0
    /// Kept, 1 at first; no particle appears.
    open var scale: CGFloat = 1
    /// Kept, 0 at first; no particle appears.
    open var scaleRange: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var scaleSpeed: CGFloat = 0
    /// Kept, 0 at first; no particle appears.
    open var alphaRange: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var alphaSpeed: Float = 0
    /// Nil at first; no particle takes it.
    open var color: CGColor?
    /// Kinds that each particle would emit, nil at first.
    open var emitterCells: [CAEmitterCell]?
    /// True at first.
    open var isEnabled = true
    /// Part of the picture, in fractions; all at first.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels to a point, 1 at first.
    open var contentsScale: CGFloat = 1
    /// Kept, 0 at first; no particle appears.
    open var redRange: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var greenRange: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var blueRange: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var redSpeed: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var greenSpeed: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var blueSpeed: Float = 0
    // Kept times; no clock reaches them.
    /// Kept, 0 at first; no particle appears.
    open var beginTime: TimeInterval = 0
    /// Kept, with the default that is written here; no particle appears.
    open var duration: TimeInterval = .infinity
    /// Kept, 1 at first; no particle appears.
    open var speed: Float = 1
    /// Kept, 0 at first; no particle appears.
    open var timeOffset: TimeInterval = 0
    /// Kept, 0 at first; no particle appears.
    open var repeatCount: Float = 0
    /// Kept, 0 at first; no particle appears.
    open var repeatDuration: TimeInterval = 0
    /// Kept and false at first; no particle appears.
    open var autoreverses = false
    /// Kept, `removed` at first; no particle appears.
    open var fillMode = CAMediaTimingFillMode.removed
    private var values: [String: Any] = [:]
    /// The value of `setValue(_:forKey:)`; nil without one.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps a value of the program; the cell's own properties stay.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  }
#endif
