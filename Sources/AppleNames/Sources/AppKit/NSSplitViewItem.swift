/// A pane of a split view controller, with its settings.
@MainActor @preconcurrency
public final class NSSplitViewItem: _KeyValueCodingAndObserving {
  public let viewController: NSViewController
  /// A pane with the role of a list.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .contentList
  }
  /// A pane with the role of an inspector, which can collapse.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    (behavior, canCollapse) = (.inspector, true)
  }
  public var allowsFullHeightLayout = true
  public var preferredThicknessFraction: CGFloat = -1
  public var automaticMaximumThickness: CGFloat = -1
  public var isSpringLoaded = false
  public var canCollapseFromWindowResize = true
  public var collapseBehavior = CollapseBehavior.default
  public var automaticallyAdjustsSafeAreaInsets = false
  public static let unspecifiedDimension: CGFloat = -1
  public private(set) var behavior = Behavior.default
  public init(viewController: NSViewController) { self.viewController = viewController }
  /// A pane with the role of a sidebar, which can collapse.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    (behavior, canCollapse) = (.sidebar, true)
  }
  /// False at first, and settable even where `canCollapse` is false; observers are told.
  public var isCollapsed = false {
    willSet { willChangeValue(for: \.isCollapsed) }
    didSet { didChangeValue(for: \.isCollapsed) }
  }
  public var canCollapse = false
  public var minimumThickness: CGFloat = 0
  public var maximumThickness: CGFloat = -1
  public var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  public func animator() -> NSSplitViewItem { self }
}
