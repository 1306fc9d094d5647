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
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
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
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator
    public var visualEffect: UIVisualEffect?
    /// Lines of the usual colour; the look has no effect.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  }
#endif
