#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A cell that only a program makes: no grid shows one.
  @MainActor @preconcurrency
  open class UICollectionViewCell: UICollectionReusableView {
    /// Makes a cell whose only subview is `contentView`.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.frame = bounds
      addSubview(contentView)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// An empty view of the first size, the first of `subviews`.
    open var contentView: UIView { content }
    private let content = UIView()
    /// Kept outside `subviews`, nil at first.
    open var backgroundView: UIView?
    /// Kept outside `subviews`, nil at first; no tap reveals it.
    open var selectedBackgroundView: UIView?
    /// Kept, nil at first; `contentView` does not change with it.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Kept, nil at first; nothing is drawn behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Kept and true at first; `contentConfiguration` stays.
    open var automaticallyUpdatesContentConfiguration = true
    /// Kept and true at first; `backgroundConfiguration` stays.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Kept and false at first; no tap changes it.
    open var isSelected = false
    /// Kept and false at first; no finger changes it.
    open var isHighlighted = false

    /// A closure that gives a cell its configurations for a state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Runs in `setNeedsUpdateConfiguration()`; kept.
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    /// Selected and highlighted, as the cell is.
    open var configurationState: UICellConfigurationState {
      var state = UICellConfigurationState(traitCollection: traitCollection)
      (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
      return state
    }
    /// Calls `updateConfiguration(using:)` at once.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// Calls the handler; a subclass overrides it.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// A background without values.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// Phases of a cell's drag.
    public enum DragState: Int, Sendable { case none, lifting, dragging }
    /// Never called here, as no cell is dragged; does nothing by default.
    open func dragStateDidChange(_ dragState: DragState) {}
  }
#endif
