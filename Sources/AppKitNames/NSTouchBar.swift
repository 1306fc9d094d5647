#if !canImport(Darwin)
  import KitNames

  /// A row of controls on a keyboard, of which there is none.
  @MainActor @preconcurrency
  open class NSTouchBar {
    public typealias CustomizationIdentifier = String
    public init() {}
    /// Kept, nil at first; nothing is shown.
    open weak var delegate: (any NSTouchBarDelegate)?
    /// Kept, nil at first; nothing is shown.
    open var customizationIdentifier: CustomizationIdentifier?
    /// Kept, empty at first; nothing is shown.
    open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
    /// Kept, empty at first; nothing is shown.
    open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] = []
    /// Kept, empty at first; nothing is shown.
    open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
    open var itemIdentifiers: [NSTouchBarItem.Identifier] { defaultItemIdentifiers }
    /// Kept, nil at first; nothing is shown.
    open var principalItemIdentifier: NSTouchBarItem.Identifier?
    /// Kept, nil at first; nothing is shown.
    open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
    /// Kept, empty at first; nothing is shown.
    open var templateItems: Set<NSTouchBarItem> = []
    /// The delegate's item; nil without one.
    open func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
      delegate?.touchBar(self, makeItemForIdentifier: identifier)
    }
    /// Always false: nothing is shown.
    open var isVisible: Bool { false }
  }

  /// Makes the items of a row.
  @MainActor @preconcurrency
  public protocol NSTouchBarDelegate: AnyObject {
    /// Nil by default.
    func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier)
      -> NSTouchBarItem?
  }

  extension NSTouchBarDelegate {
    public func touchBar(
      _ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier
    ) -> NSTouchBarItem? { nil }
  }

  /// An item of a row of controls.
  @MainActor @preconcurrency
  open class NSTouchBarItem: nonisolated Hashable {
    /// A string that names a kind of item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keeps its arguments, and does nothing else.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
      public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
      public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
      public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
    }
    /// Keeps its arguments, and does nothing else.
    public init(identifier: Identifier) { self.identifier = identifier }
    public let identifier: Identifier
    /// Kept, 0 at first; nothing is shown.
    open var visibilityPriority: Float = 0
    /// Kept, empty at first; nothing is shown.
    open var customizationLabel: String! = ""
    public nonisolated static func == (one: NSTouchBarItem, other: NSTouchBarItem) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// An item with a view.
  @MainActor @preconcurrency
  open class NSCustomTouchBarItem: NSTouchBarItem {
    /// Kept; nothing is shown.
    open var view = NSView(frame: .zero)
    /// Kept, nil at first; nothing is shown.
    open var viewController: NSViewController?
  }
#endif
