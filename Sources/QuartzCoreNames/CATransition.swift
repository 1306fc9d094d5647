#if !canImport(Darwin)
  import CoreGraphicsNames

  /// A change between two contents of a layer; nothing moves.
  @MainActor @preconcurrency
  open class CATransition: CAAnimation {
    /// The kind, `fade` at first.
    open var type = CATransitionType.fade
    /// The direction, nil at first.
    open var subtype: CATransitionSubtype?
    /// Fraction of the start, 0 at first.
    open var startProgress: Float = 0
    /// Fraction of the end, 1 at first.
    open var endProgress: Float = 1
  }

  /// Kinds of transitions.
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// Directions of transitions.
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// Animations that run together; nothing moves.
  @MainActor @preconcurrency
  open class CAAnimationGroup: CAAnimation {
    /// The animations, nil at first.
    open var animations: [CAAnimation]?
  }
#endif
