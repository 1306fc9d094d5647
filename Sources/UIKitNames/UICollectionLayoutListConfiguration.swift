#if !canImport(Darwin)
  public import KitNames

  /// Settings of a list in a grid, kept.
  public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
    /// Looks of a list.
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    /// The place of a section's header.
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    /// The place of a section's footer.
    public enum FooterMode: Int, Sendable { case none, supplementary }
    /// A closure that returns the actions of a swiped row; nothing calls it.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// A closure that returns the lines of a row; nothing calls it.
    public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The look from the initializer.
    public let appearance: Appearance
    /// Kept and true at first; no list is laid out.
    public var showsSeparators = true
    /// Kept by the initializer; a program can replace it.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Kept, nil at first; no list is laid out.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Kept, nil at first; no list is laid out.
    public var backgroundColor: UIColor?
    /// Kept, nil at first; no list is laid out.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Kept, nil at first; no list is laid out.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Kept, `none` at first; no list is laid out.
    public var headerMode = HeaderMode.none
    /// Kept, `none` at first; no list is laid out.
    public var footerMode = FooterMode.none
    /// Kept, nil at first; no list is laid out.
    public var headerTopPadding: CGFloat?
    /// Keeps the look; there are neither headers nor swipes.
    public init(appearance: Appearance) {
      self.appearance = appearance
      separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
  }

  /// Lines between the rows of a list, kept.
  public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    /// Whether a line shows.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }
    /// The mark for insets that the row decides.
    public static let automaticInsets = NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
      trailing: .greatestFiniteMagnitude)
    /// Kept, `automatic` at first; no list is laid out.
    public var topSeparatorVisibility = Visibility.automatic
    /// Kept, `automatic` at first; no list is laid out.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Kept, `automaticInsets` at first; no list is laid out.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Kept, `automaticInsets` at first; no list is laid out.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// Kept, `separator` at first; no list is laid out.
    public var color = UIColor.separator
    /// Kept, `separator` at first; no list is laid out.
    public var multipleSelectionColor = UIColor.separator
    /// Kept, nil at first; no list is laid out.
    public var visualEffect: UIVisualEffect?
    /// Lines of the usual colour; the look has no effect.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  }
#endif
