#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A button with a list of titles, of which a program selects one.
  @MainActor @preconcurrency
  open class NSPopUpButton: NSButton {
    /// Titles in the order of insertion; two may be equal.
    public private(set) var itemTitles: [String] = []
    /// The index last selected, -1 at first; adding items selects none.
    open var indexOfSelectedItem: Int { selected }
    private var selected = -1
    /// The title at the selected index; nil out of range.
    open var titleOfSelectedItem: String? { itemTitles.indices.contains(selected) ? itemTitles[selected] : nil }
    /// Appends the title and leaves the selection alone.
    open func addItem(withTitle title: String) { itemTitles.append(title) }
    /// Appends all titles and leaves the selection alone.
    open func addItems(withTitles itemTitles: [String]) { self.itemTitles += itemTitles }
    /// Empties `itemTitles`; `indexOfSelectedItem` stays.
    open func removeAllItems() { itemTitles = [] }
    /// Keeps the index unchecked; the action is not sent.
    open func selectItem(at index: Int) { selected = index }
    /// Selects the first equal title, or -1 without one.
    open func selectItem(withTitle title: String) { selected = itemTitles.firstIndex(of: title) ?? -1 }
  }
#endif
