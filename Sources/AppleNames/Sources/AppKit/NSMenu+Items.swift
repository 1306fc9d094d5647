extension NSMenu {
  public func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  public func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  public func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// Puts a new item at that index, and returns it.
  @discardableResult
  public func insertItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    insertItem(item, at: index)
    return item
  }
  public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
}

extension NSMenuItem {
  /// An item that is the title of those after it, and cannot be chosen.
  public class func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isEnabled = false
    return item
  }
  public var hasSubmenu: Bool { submenu != nil }
}
