#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A button with a list of titles, of which a program selects one.
  @MainActor @preconcurrency
  open class NSPopUpButton: NSButton {
    /// Titles in the order of insertion, each once.
    public private(set) var itemTitles: [String] = []
    /// The index of the selected title; -1 without one.
    open var indexOfSelectedItem: Int { titleOfSelectedItem.flatMap { itemTitles.firstIndex(of: $0) } ?? -1 }
    /// The selected title; nil without one.
    public private(set) var titleOfSelectedItem: String?
    /// Moves the title to the end, and selects the first that is ever added.
    open func addItem(withTitle title: String) {
      if itemTitles.isEmpty { titleOfSelectedItem = title }
      itemTitles.removeAll { $0 == title }
      itemTitles.append(title)
    }
    /// Calls `addItem(withTitle:)` with each title, in order.
    open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
    /// Empties `itemTitles` and selects none.
    open func removeAllItems() { (itemTitles, titleOfSelectedItem) = ([], nil) }
    /// Selects the title at the index, or none for an index outside; the action is not sent.
    open func selectItem(at index: Int) {
      titleOfSelectedItem = itemTitles.indices.contains(index) ? itemTitles[index] : nil
    }
    /// Selects the title, or none if it is not in the list.
    open func selectItem(withTitle title: String) { titleOfSelectedItem = itemTitles.first { $0 == title } }
  }
#endif
