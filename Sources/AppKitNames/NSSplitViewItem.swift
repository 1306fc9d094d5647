#if !canImport(Darwin)
  public import KitNames

  /// A pane of a split view controller, with its settings.
  @MainActor @preconcurrency
  public final class NSSplitViewItem: _KeyValueCodingAndObserving {
    /// The controller from the initializer; its view is not loaded.
    public let viewController: NSViewController
    /// Roles of a pane, numbered from 0; `toggleSidebar(_:)` looks for the second.
    public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
    /// Ways to collapse, numbered from 0; nothing is laid out.
    public enum CollapseBehavior: Int, Sendable {
      case `default`, preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView
      case useConstraints
    }
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
    /// Kept and true at first; nothing is laid out.
    public var allowsFullHeightLayout = true
    /// Kept, `automatic` at first; nothing is laid out.
    public var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    /// Kept, -1 at first; nothing is laid out.
    public var preferredThicknessFraction: CGFloat = -1
    /// Kept, -1 at first; nothing is laid out.
    public var automaticMaximumThickness: CGFloat = -1
    /// Kept and false at first; nothing is laid out.
    public var isSpringLoaded = false
    /// Kept and true at first; nothing is laid out.
    public var canCollapseFromWindowResize = true
    /// Kept, `default` at first; nothing is laid out.
    public var collapseBehavior = CollapseBehavior.default
    /// Kept and false at first; nothing is laid out.
    public var automaticallyAdjustsSafeAreaInsets = false
    public static let unspecifiedDimension: CGFloat = -1
    /// The role, which the initializer decides.
    public private(set) var behavior = Behavior.default
    /// Keeps the controller and leaves the settings at their defaults.
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
    /// False at first, and true with `init(sidebarWithViewController:)`.
    public var canCollapse = false
    /// Points, 0 at first; no pane shrinks.
    public var minimumThickness: CGFloat = 0
    /// Points, -1 at first for no limit; no pane grows.
    public var maximumThickness: CGFloat = -1
    /// The priority 250 at first; no layout solves for it.
    public var holdingPriority = NSLayoutConstraint.Priority.defaultLow
    /// Returns the pane itself: changes apply at once.
    public func animator() -> NSSplitViewItem { self }
  }
#endif
