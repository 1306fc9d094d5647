#if !canImport(Darwin)
  public import ViewEngine

  /// An item that the system brings. A host has none of them.
  public struct DefaultToolbarItem {
    /// Keeps the kind and the place in the tree.
    public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
      _items = EmptyView().painted("defaultToolbarItem", "\(kind)")
    }
    public let _items: _AttributeView<EmptyView>
  }

  extension DefaultToolbarItem: _PrimitiveToolbarContent {}

  /// What a person may change of an item.
  public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    let name: String
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  }

  /// What a person finds among the items of a bar.
  public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
  }

  extension CustomizableToolbarContent {
    /// The items themselves: a host shows all of them.
    public nonisolated func customizationBehavior(
      _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }
    /// The items themselves: a host shows all of them.
    public nonisolated func defaultCustomization(
      _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    /// The items themselves: a host shows all of them.
    public nonisolated func defaultCustomization(
      options: ToolbarCustomizationOptions
    ) -> some CustomizableToolbarContent { self }
  }

  extension ToolbarItemGroup {
    /// Items with a label for a person who sees them as one; the label is not shown.
    public nonisolated init<Label: View>(
      placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> Label
    ) { self.init(placement: placement, content: content) }
  }

  extension ToolbarItemPlacement {
    /// The trailing side of the top bar, where an item stays.
    public static let topBarPinnedTrailing = ToolbarItemPlacement.topBarTrailing
    /// A bar below the window, on visionOS.
    public static let bottomOrnament = ToolbarItemPlacement.bottomBar
    /// A bar below the toolbar, on macOS.
    public static var accessoryBar: ToolbarItemPlacement { .automatic }
  }

  extension ToolbarPlacement {
    /// A bar below the window, on visionOS.
    public static let bottomOrnament = ToolbarPlacement.bottomBar
    /// A bar below the toolbar, with your identifier.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { .automatic }
  }

  /// The content that a toolbar belongs to.
  public struct ContentToolbarPlacement: Hashable, Sendable {
    let name: String
    public static let tabView = ContentToolbarPlacement(name: "tabView")
  }

  extension View {
    /// Puts items into the bar of the enclosing tab view.
    public nonisolated func contentToolbar<Items: ToolbarContent>(
      for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Items
    ) -> some View { toolbar(content: content) }
    /// Kept in the render tree; a host shows all items.
    public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
      painted("toolbarItemHidden", "\(hidden)")
    }
  }
#endif
