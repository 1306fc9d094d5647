#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A set of roles and states of an element; kept, as no screen reader runs.
  public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  }

  /// Directions of a scroll gesture.
  public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
  /// Ways to speak the elements of a container.
  public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
  /// Kinds of containers.
  public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

  /// An action of an element; a test calls its closure.
  @MainActor @preconcurrency
  open class UIAccessibilityCustomAction {
    /// A closure that says whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    /// The name.
    open var name: String
    /// The picture, nil at first.
    open var image: UIImage?
    /// The closure, nil for a selector.
    open var actionHandler: Handler?
    /// Held weakly; receives no message.
    open weak var target: AnyObject?
    /// Kept, as methods have no selectors here.
    open var selector: Selector?
    /// Keeps name, picture and closure.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
      (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    }
    /// Keeps name, target and selector.
    public init(name: String, target: Any?, selector: Selector) {
      (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
    }
  }

  /// An element of a view that is no view; kept, as no screen reader runs.
  @MainActor @preconcurrency
  open class UIAccessibilityElement: UIResponder {
    /// Held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// Kept points of the container, zero at first.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Keeps the container.
    public init(accessibilityContainer container: Any) {
      super.init()
      accessibilityContainer = container as AnyObject
    }
  }
#endif
