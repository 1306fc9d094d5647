import SwiftUI
import Testing

private final class Folder {
  let name: String
  let folders: [Folder]
  init(_ name: String, _ folders: [Folder] = []) { (self.name, self.folders) = (name, folders) }
}

private final class Items: NSObject, NSToolbarDelegate {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    item.label = "Item \(itemIdentifier.rawValue)"
    return item
  }
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [NSToolbarItem.Identifier("add")]
  }
}

@MainActor
struct AppKitTablesTests {
  @Test func `a toolbar has its delegate's items`() {
    let (toolbar, items) = (NSToolbar(identifier: "main"), Items())
    toolbar.delegate = items
    toolbar.insertItem(withItemIdentifier: NSToolbarItem.Identifier("remove"), at: 0)
    #expect(toolbar.items.map(\.label) == ["Item remove", "Item add"])
  }

  @Test func `pasteboards of one name have the same contents`() {
    let name = NSPasteboard.Name("clips")
    NSPasteboard(name: name).setString("a", forType: .string)
    #expect(NSPasteboard(name: name).string(forType: .string) == "a")
    #expect(NSPasteboard.withUniqueName().string(forType: .string) == nil)
  }
}
