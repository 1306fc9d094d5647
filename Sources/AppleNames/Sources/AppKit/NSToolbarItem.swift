/// An item of a toolbar; its values are kept and nothing is shown.
@MainActor @preconcurrency
open class NSToolbarItem: nonisolated Hashable {
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
  public let itemIdentifier: Identifier
  open internal(set) weak var toolbar: NSToolbar?
  open var label = ""
  open var paletteLabel = ""
  open var title = ""
  open var toolTip: String?
  open var image: NSImage?
  open var view: NSView?
  open var menuFormRepresentation: NSMenuItem?
  open var tag = 0
  open var action: Selector?
  open weak var target: AnyObject?
  open var isEnabled = true
  open var isBordered = false
  open var isHidden = false
  open var isNavigational = false
  open var visibilityPriority = VisibilityPriority.standard
  open var minSize = NSSize.zero
  open var maxSize = NSSize.zero
  open var isVisible: Bool { !isHidden }
  open func validate() {}
  public nonisolated static func == (one: NSToolbarItem, other: NSToolbarItem) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
