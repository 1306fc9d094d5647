#if !canImport(Darwin)
  import KitNames

  /// A row of controls on a keyboard, of which there is none.
  @MainActor @preconcurrency
  open class NSTouchBar {
    public typealias CustomizationIdentifier = String
    public init() {}
    // Kept; nothing is shown.
    open weak var delegate: (any NSTouchBarDelegate)?
    open var customizationIdentifier: CustomizationIdentifier?
    open var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] = []
    open var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] = []
    open var defaultItemIdentifiers: [NSTouchBarItem.Identifier] = []
    open var itemIdentifiers: [NSTouchBarItem.Identifier] { defaultItemIdentifiers }
    open var principalItemIdentifier: NSTouchBarItem.Identifier?
    open var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier?
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
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let fixedSpaceSmall = Identifier("NSTouchBarItemIdentifierFixedSpaceSmall")
      public static let fixedSpaceLarge = Identifier("NSTouchBarItemIdentifierFixedSpaceLarge")
      public static let flexibleSpace = Identifier("NSTouchBarItemIdentifierFlexibleSpace")
      public static let otherItemsProxy = Identifier("NSTouchBarItemIdentifierOtherItemsProxy")
    }
    public init(identifier: Identifier) { self.identifier = identifier }
    public let identifier: Identifier
    // Kept; nothing is shown.
    open var visibilityPriority: Float = 0
    open var customizationLabel: String! = ""
    public nonisolated static func == (one: NSTouchBarItem, other: NSTouchBarItem) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// An item with a view.
  @MainActor @preconcurrency
  open class NSCustomTouchBarItem: NSTouchBarItem {
    // Kept; nothing is shown.
    open var view = NSView(frame: .zero)
    open var viewController: NSViewController?
  }
#endif
