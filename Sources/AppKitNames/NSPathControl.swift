#if !canImport(Darwin)
  public import KitNames

  /// A control with the parts of a path; nothing is drawn.
  @MainActor @preconcurrency
  open class NSPathControl: NSControl {
    /// Two looks, with AppKit's raw values.
    public enum Style: Int, Sendable { case standard, popUp = 2 }
    /// Nil at first; a new one makes `pathItems`.
    open var url: URL? {
      didSet {
        var part = url
        var items: [NSPathControlItem] = []
        while let current = part, current.pathComponents.count > 1 {
          items.insert(NSPathControlItem(current), at: 0)
          part = current.deletingLastPathComponent()
        }
        pathItems = items
      }
    }
    /// An item for each part of `url`, or those that a program sets.
    open var pathItems: [NSPathControlItem] = []
    /// Always nil: no click arrives.
    open var clickedPathItem: NSPathControlItem? { nil }
    /// A weak reference; no method of it is called.
    open weak var delegate: (any NSPathControlDelegate)?
    /// Kept, `standard` at first; nothing is drawn, and no panel opens.
    open var pathStyle = Style.standard
    /// Kept and false at first; nothing is drawn, and no panel opens.
    open var isEditable = false
    /// Kept, nil at first; nothing is drawn, and no panel opens.
    open var allowedTypes: [String]?
    /// Kept, nil at first; nothing is drawn, and no panel opens.
    open var placeholderString: String?
    /// Kept, nil at first; nothing is drawn, and no panel opens.
    open var placeholderAttributedString: NSAttributedString?
    /// Kept, nil at first; nothing is drawn, and no panel opens.
    open var doubleAction: Selector?
    /// Kept, nil at first; nothing is drawn, and no panel opens.
    open var backgroundColor: NSColor?
    /// No effect: nothing is dragged.
    open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {}
  }

  /// A part of a path.
  @MainActor @preconcurrency
  open class NSPathControlItem {
    public init() {}
    convenience init(_ url: URL) {
      self.init()
      (self.url, title) = (url, url.lastPathComponent)
    }
    /// The path up to this part; nil for an item of a program.
    open private(set) var url: URL?
    /// Kept; the name of the part.
    open var title = ""
    /// Kept, nil at first; nothing is drawn.
    open var attributedTitle: NSAttributedString?
    /// Kept, nil at first; nothing is drawn.
    open var image: NSImage?
  }

  /// Takes part in drags and menus of a path. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSPathControlDelegate: AnyObject {
    /// Only tests call it, as nothing here does.
    func pathControl(
      _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
    )
      -> Bool
    func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation
    func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
    func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
    func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
  }

  extension NSPathControlDelegate {
    public func pathControl(
      _ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard
    ) -> Bool { true }
    public func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) -> NSDragOperation {
      []
    }
    public func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool { false }
    public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {}
    public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
  }
#endif
