#if !canImport(Darwin)
  public import KitNames

  /// Items of a toolbar that belong together; nothing is shown.
  @MainActor @preconcurrency
  open class NSToolbarItemGroup: NSToolbarItem {
    /// How many items can be selected, numbered from 0.
    public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
    /// Forms of a group, numbered from 0.
    public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
    /// Kept, empty at first; nothing is shown.
    open var subitems: [NSToolbarItem] = []
    /// Kept, `automatic` at first; nothing is shown.
    open var controlRepresentation = ControlRepresentation.automatic
    /// Kept, `momentary` at first; nothing is shown.
    open var selectionMode = SelectionMode.momentary
    private var selection: Set<Int> = []
    /// The selected item, -1 at first.
    open var selectedIndex: Int {
      get { selection.max() ?? -1 }
      set { selection = newValue < 0 ? [] : [newValue] }
    }
    open func setSelected(_ selected: Bool, at index: Int) {
      if selectionMode == .selectOne { selection = [] }
      if selected { selection.insert(index) } else { selection.remove(index) }
    }
    open func isSelected(at index: Int) -> Bool { selection.contains(index) }
    /// An item for each title.
    /// Keeps its arguments, and does nothing else.
    public convenience init(
      itemIdentifier: Identifier, titles: [String], selectionMode: SelectionMode, labels: [String]?, target: AnyObject?,
      action: Selector?
    ) {
      self.init(itemIdentifier: itemIdentifier)
      (self.selectionMode, self.target, self.action) = (selectionMode, target, action)
      subitems = titles.enumerated().map { index, title in
        let item = NSToolbarItem(itemIdentifier: Identifier("\(itemIdentifier.rawValue)-\(index)"))
        (item.title, item.label) = (title, labels?[index] ?? title)
        return item
      }
    }
    /// An item for each picture.
    public convenience init(
      itemIdentifier: Identifier, images: [NSImage], selectionMode: SelectionMode, labels: [String]?,
      target: AnyObject?, action: Selector?
    ) {
      let titles = images.map { $0.accessibilityDescription ?? "" }
      self.init(
        itemIdentifier: itemIdentifier, titles: titles, selectionMode: selectionMode, labels: labels, target: target,
        action: action)
      for (item, image) in zip(subitems, images) { item.image = image }
    }
  }

  /// An item with a menu, which no click opens.
  @MainActor @preconcurrency
  open class NSMenuToolbarItem: NSToolbarItem {
    /// Kept, empty at first.
    open var menu = NSMenu(title: "")
    /// Kept and true at first.
    open var showsIndicator = true
  }

  /// An item with a search field.
  @MainActor @preconcurrency
  open class NSSearchToolbarItem: NSToolbarItem {
    /// Kept.
    /// Kept; no part of the engine reads it.
    open var searchField = NSSearchField(frame: .zero)
    /// Kept, 0 at first; nothing is laid out.
    open var preferredWidthForSearchField: CGFloat = 0
    /// Kept and true at first; nothing is laid out.
    open var resignsFirstResponderWithCancel = true
    /// Without effect: the item has one form.
    open func beginSearchInteraction() {}
    /// Without effect: the item has one form.
    open func endSearchInteraction() {}
  }

  /// A line that follows a divider of a split view; none is drawn.
  @MainActor @preconcurrency
  open class NSTrackingSeparatorToolbarItem: NSToolbarItem {
    /// Kept; no part of the engine reads it.
    open var splitView = NSSplitView(frame: .zero)
    /// Kept, 0 at first; no part of the engine reads it.
    open var dividerIndex = 0
    /// Keeps its arguments, and does nothing else.
    public convenience init(identifier: Identifier, splitView: NSSplitView, dividerIndex: Int) {
      self.init(itemIdentifier: identifier)
      (self.splitView, self.dividerIndex) = (splitView, dividerIndex)
    }
  }

  /// An item that shares, which no click uses.
  @MainActor @preconcurrency
  open class NSSharingServicePickerToolbarItem: NSToolbarItem {
    /// A weak reference; no method of it is called.
    open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)?
  }

  /// Gives a picker's item what to share. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
    /// Only tests call it, as nothing here does.
    func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
  }
#endif
