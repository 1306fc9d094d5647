#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// A layer that would repeat its sublayers; it keeps its settings.
  @MainActor @preconcurrency
  open class CAReplicatorLayer: CALayer {
    /// 1 at first.
    open var instanceCount = 1
    /// Kept and false at first.
    open var preservesDepth = false
    /// Seconds, 0 at first.
    open var instanceDelay: TimeInterval = 0
    /// The identity at first.
    open var instanceTransform = CATransform3DIdentity
    /// Nil at first; nothing is drawn.
    open var instanceColor: CGColor?
    // Changes of the colour with each instance, 0 at first.
    /// Kept, 0 at first; nothing is drawn.
    open var instanceRedOffset: Float = 0
    /// Kept, 0 at first; nothing is drawn.
    open var instanceGreenOffset: Float = 0
    /// Kept, 0 at first; nothing is drawn.
    open var instanceBlueOffset: Float = 0
    /// Kept, 0 at first; nothing is drawn.
    open var instanceAlphaOffset: Float = 0
  }

  /// A layer of a text; nothing is drawn.
  @MainActor @preconcurrency
  open class CATextLayer: CALayer {
    /// A text of any type, nil at first.
    open var string: Any?
    /// A font of any type, nil at first.
    open var font: Any?
    /// Points, 36 at first.
    open var fontSize: CGFloat = 36
    /// White at first.
    open var foregroundColor: CGColor? = .white
    /// Kept and false at first.
    open var isWrapped = false
    /// Kept, none at first.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Kept, `natural` at first.
    open var alignmentMode = CATextLayerAlignmentMode.natural
  }

  /// Places of an ellipsis.
  public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
  }

  /// Places of lines.
  public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
  }

  /// A layer whose sublayers would keep their depth.
  @MainActor @preconcurrency
  open class CATransformLayer: CALayer {}

  /// A layer in tiles; nothing is drawn.
  @MainActor @preconcurrency
  open class CATiledLayer: CALayer {
    /// Seconds, 0.25, unless a subclass overrides it.
    open class func fadeDuration() -> TimeInterval { 0.25 }
    /// 1 at first.
    open var levelsOfDetail = 1
    /// 0 at first.
    open var levelsOfDetailBias = 0
    /// Pixels, 256 by 256 at first.
    open var tileSize = CGSize(width: 256, height: 256)
  }

  /// A layer that shows a part of its content.
  @MainActor @preconcurrency
  open class CAScrollLayer: CALayer {
    /// Moves the origin of the bounds.
    open func scroll(to p: CGPoint) { bounds.origin = p }
  }
#endif
