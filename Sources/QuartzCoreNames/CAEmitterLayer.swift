#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A layer that would emit particles; it keeps its settings, and none appears.
  @MainActor @preconcurrency
  open class CAEmitterLayer: CALayer {
    /// Kinds of particles, nil at first.
    public var emitterCells: [CAEmitterCell]?
    /// Zero at first.
    public var emitterPosition = CGPoint.zero
    /// Zero at first.
    public var emitterSize = CGSize.zero
    /// The value `point` at first.
    public var emitterShape = CAEmitterLayerEmitterShape.point
    /// The value `volume` at first.
    public var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The value `unordered` at first.
    public var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor for all kinds, 1 at first.
    public var birthRate: Float = 1
    /// A factor for all kinds, 1 at first.
    public var lifetime: Float = 1
    /// Seconds of layer time, 0 at first; no clock reaches it.
    public var beginTime: Double = 0
  }

  /// The form of the place where particles would start.
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
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
  open class CAEmitterCell {
    /// A kind with the values of Apple's systems: no particle a second, of size 1.
    public init() {}
    public var name: String?
    /// A picture, nil at first.
    public var contents: Any?
    /// Particles a second, 0 at first.
    public var birthRate: Float = 0
    public var lifetime: Float = 0
    public var lifetimeRange: Float = 0
    public var velocity: CGFloat = 0
    public var velocityRange: CGFloat = 0
    public var xAcceleration: CGFloat = 0
    public var yAcceleration: CGFloat = 0
    public var zAcceleration: CGFloat = 0
    public var emissionLongitude: CGFloat = 0
    public var emissionLatitude: CGFloat = 0
    public var emissionRange: CGFloat = 0
    public var spin: CGFloat = 0
    public var spinRange: CGFloat = 0
    public var scale: CGFloat = 1
    public var scaleRange: CGFloat = 0
    public var scaleSpeed: CGFloat = 0
    public var alphaRange: Float = 0
    public var alphaSpeed: Float = 0
    /// Nil at first; no particle takes it.
    public var color: CGColor?
    /// Kinds that each particle would emit, nil at first.
    public var emitterCells: [CAEmitterCell]?
    /// True at first.
    public var isEnabled = true
  }
#endif
