#if !canImport(Darwin)
  public import KitNames

  /// An item in a bar, which keeps its action and never sends it.
  @MainActor @preconcurrency
  open class UIBarButtonItem: UIBarItem {
    /// An item without values.
    public override init() { super.init() }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// Selector to send; kept, as methods have no selectors here.
    open var action: Selector?
    /// Weak receiver of `action`; receives no message.
    open weak var target: AnyObject?
    /// The action of the initializer; a test runs it by `UIAction.performWithSender(_:target:)`.
    open var primaryAction: UIAction?
    /// View to show in place of a title; kept outside any view's `subviews`.
    open var customView: UIView?
    /// Kept, nil at first; nothing is coloured.
    open var tintColor: UIColor?
    /// Kept, nil at first; a test reads its `children`.
    open var menu: UIMenu?
    /// The emphasis from the initializer, plain at first.
    open var style = Style.plain
    /// Kept points, 0 at first.
    open var width: CGFloat = 0
    /// Kept texts for the width, nil at first.
    open var possibleTitles: Set<String>?
    /// Kept and false at first.
    open var isSelected = false
    /// Kept and false at first.
    open var isHidden = false
    /// Kept and false at first.
    open var changesSelectionAsPrimaryAction = false
    /// Kept and true at first.
    open var sharesBackground = true
    /// Kept and false at first.
    open var hidesSharedBackground = false
    /// Kept, nil at first.
    open var identifier: String?
    /// Kept, automatic at first.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Always nil: no group has the item.
    open var buttonGroup: UIBarButtonItemGroup? { nil }
    /// The kind given to the initializer, nil for others. For tests: UIKit has no such property.
    public private(set) var systemItem: SystemItem?

    /// Keeps title, target and selector.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init()
      (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }
    /// Keeps picture, target and selector.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(title: nil, style: style, target: target, action: action)
      self.image = image
    }
    /// Keeps pictures, target and selector.
    public convenience init(
      image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
      self.init(image: image, style: style, target: target, action: action)
      self.landscapeImagePhone = landscapeImagePhone
    }
    /// Keeps kind, target and selector; `title` stays nil.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      self.init(title: nil, style: .plain, target: target, action: action)
      self.systemItem = systemItem
    }
    /// Keeps kind, action and menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      self.init(primaryAction: primaryAction, menu: menu)
      self.systemItem = systemItem
    }
    /// Takes title and picture of the action, and keeps all.
    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
      (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// Keeps the view; target and selector are nil.
    public convenience init(customView: UIView) {
      self.init()
      self.customView = customView
    }
    /// Space between items.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
    /// Space of that many points between items.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
      let item = UIBarButtonItem(systemItem: .fixedSpace)
      item.width = width
      return item
    }
    /// Drops the picture.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Drops the picture.
    open func setBackButtonBackgroundImage(
      _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Drops the offset.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Drops the offset.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Drops the effect.
    open func addSymbolEffect(_ effect: some Any, animated: Bool = true) {}

    /// Standard purposes such as saving.
    public enum SystemItem: Int, Sendable {
      case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
      case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24, writingTools
    }
    /// Plain or emphasized text.
    public enum Style: Int, Sendable {
      case plain, done = 2
      /// The later word for `done`.
      public static var prominent: Style { .done }
    }
  }

  /// Buttons of a bar that belong together, kept.
  @MainActor @preconcurrency
  open class UIBarButtonItemGroup {
    /// The buttons.
    open var barButtonItems: [UIBarButtonItem]
    /// The item in place of all, nil for none.
    open var representativeItem: UIBarButtonItem?
    /// Kept and false at first.
    open var alwaysAvailable = false
    /// Kept and false at first.
    open var isHidden = false
    /// Always false: nothing is drawn.
    open var isDisplayingRepresentativeItem: Bool { false }
    /// Keeps both.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
      (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }
    /// A group that stays in the bar.
    public class func fixedGroup(
      representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// A group that a person could move.
    public class func movableGroup(
      customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
    /// A group that a person could remove.
    public class func optionalGroup(
      customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
      items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
  }
#endif
