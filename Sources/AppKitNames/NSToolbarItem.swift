#if !canImport(Darwin)
  public import KitNames

  /// An item of a toolbar; its values are kept and nothing is shown.
  @MainActor @preconcurrency
  open class NSToolbarItem: nonisolated Hashable {
    /// A string that names a kind of item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keeps its arguments, and does nothing else.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let space = Identifier("NSToolbarSpaceItem")
      public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
      public static let showColors = Identifier("NSToolbarShowColorsItem")
      public static let showFonts = Identifier("NSToolbarShowFontsItem")
      public static let print = Identifier("NSToolbarPrintItem")
      public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
      public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
      public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
      public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
      public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")
    }
    /// A wish to stay visible, by number; every item does.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let standard = VisibilityPriority(rawValue: 0)
      public static let low = VisibilityPriority(rawValue: -1000)
      public static let high = VisibilityPriority(rawValue: 1000)
      public static let user = VisibilityPriority(rawValue: 2000)
    }
    /// Looks of an item, numbered from 0.
    public enum Style: Int, Sendable { case plain, prominent }
    /// Keeps its arguments, and does nothing else.
    public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
    public let itemIdentifier: Identifier
    /// The toolbar that the item was inserted into; a weak reference.
    open internal(set) weak var toolbar: NSToolbar?
    /// Kept, empty at first; nothing is shown.
    open var label = ""
    /// Kept, empty at first; nothing is shown.
    open var paletteLabel = ""
    /// Kept, empty at first; nothing is shown.
    open var possibleLabels: Set<String> = []
    /// Kept, empty at first; nothing is shown.
    open var title = ""
    /// Kept, empty at first; nothing is shown.
    open var subtitle = ""
    /// Kept, nil at first; nothing is shown.
    open var toolTip: String?
    /// Kept, nil at first; nothing is shown.
    open var image: NSImage?
    /// Kept, nil at first; nothing is shown.
    open var view: NSView?
    /// Kept, nil at first; nothing is shown.
    open var menuFormRepresentation: NSMenuItem?
    /// Kept, nil at first; nothing is shown.
    open var backgroundTintColor: NSColor?
    /// Kept, `plain` at first; nothing is shown.
    open var style = Style.plain
    /// Kept, nil at first; nothing is shown.
    open var badge: NSItemBadge?
    /// Kept, 0 at first; nothing is shown.
    open var tag = 0
    /// Kept, nil at first; no click sends it.
    open var action: Selector?
    /// A weak reference; no click calls it.
    open weak var target: AnyObject?
    /// Kept and true at first; nothing is laid out or validated.
    open var isEnabled = true
    /// Kept and false at first; nothing is laid out or validated.
    open var isBordered = false
    /// Kept and false at first; nothing is laid out or validated.
    open var isHidden = false
    /// Kept and false at first; nothing is laid out or validated.
    open var isNavigational = false
    /// Kept and true at first; nothing is laid out or validated.
    open var autovalidates = true
    /// Kept, `standard` at first; nothing is laid out or validated.
    open var visibilityPriority = VisibilityPriority.standard
    /// Kept, zero at first; nothing is laid out or validated.
    open var minSize = NSSize.zero
    /// Kept, zero at first; nothing is laid out or validated.
    open var maxSize = NSSize.zero
    /// The opposite of `isHidden`.
    open var isVisible: Bool { !isHidden }
    /// False, unless a subclass overrides it.
    open var allowsDuplicatesInToolbar: Bool { false }
    /// Empty, a hook for subclasses.
    open func validate() {}

    public nonisolated static func == (one: NSToolbarItem, other: NSToolbarItem) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A count or a text on an item of a toolbar.
  public final class NSItemBadge: NSObject, Sendable {
    /// The text, or the count as text; nil for an indicator.
    public let text: String?
    private init(_ text: String?) { self.text = text }
    public static func count(_ count: Int) -> NSItemBadge { NSItemBadge("\(count)") }
    public static func text(_ text: String) -> NSItemBadge { NSItemBadge(text) }
    public static var indicator: NSItemBadge { NSItemBadge(nil) }
  }

  /// Decides whether items can be used. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSToolbarItemValidation: AnyObject {
    /// Only tests call it, as nothing here does.
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool
  }
#endif
