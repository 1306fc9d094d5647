#if !canImport(Darwin)
  import SwiftUINames
  import Testing

  private final class Folder {
    let name: String
    let folders: [Folder]
    init(_ name: String, _ folders: [Folder] = []) { (self.name, self.folders) = (name, folders) }
  }

  private final class Folders: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    let root = [Folder("a", [Folder("b", [Folder("c")])]), Folder("d")]
    var selections = 0
    private func folders(in item: Any?) -> [Folder] { (item as? Folder)?.folders ?? root }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      folders(in: item).count
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      folders(in: item)[index]
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      !folders(in: item).isEmpty
    }
    func outlineViewSelectionDidChange(_ notification: Notification) { selections += 1 }
  }

  private final class Names: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    var names = ["a", "b", "c"]
    var log: [String] = []
    func numberOfRows(in tableView: NSTableView) -> Int { names.count }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      NSTextField(labelWithString: names[row])
    }
    func tableViewSelectionDidChange(_ notification: Notification) {
      log.append("\((notification.object as? NSTableView)?.selectedRow ?? -1)")
    }
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
    @Test func `a table asks its data source for rows and its delegate for views`() {
      let (table, names) = (NSTableView(), Names())
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
      (table.dataSource, table.delegate) = (names, names)
      table.selectRowIndexes([1, 2], byExtendingSelection: false)
      let view = table.view(atColumn: 0, row: 2, makeIfNecessary: true) as? NSTextField
      names.names = ["a"]
      table.reloadData()
      #expect([view?.stringValue, "\(table.numberOfRows)", "\(table.selectedRow)"] == ["c", "1", "-1"])
      #expect(names.log == ["1"])
    }

    @Test func `an outline has the rows of expanded items`() {
      let (outline, folders) = (NSOutlineView(), Folders())
      (outline.dataSource, outline.delegate) = (folders, folders)
      func rows() -> [String] {
        (0..<outline.numberOfRows).map {
          "\(outline.level(forRow: $0)) \((outline.item(atRow: $0) as? Folder)?.name ?? "")"
        }
      }
      #expect(rows() == ["0 a", "0 d"])
      outline.expandItem(nil, expandChildren: true)
      #expect(rows() == ["0 a", "1 b", "2 c", "0 d"])
      #expect(outline.childIndex(forItem: folders.root[1]) == 1)
      outline.collapseItem(folders.root[0].folders[0])
      outline.selectRowIndexes([1], byExtendingSelection: false)
      #expect(rows() == ["0 a", "1 b", "0 d"])
      #expect(folders.selections == 1)
    }

    @Test func `a toolbar has its delegate's items`() {
      let (toolbar, items) = (NSToolbar(identifier: "main"), Items())
      toolbar.delegate = items
      toolbar.insertItem(withItemIdentifier: NSToolbarItem.Identifier("remove"), at: 0)
      #expect(toolbar.items.map(\.label) == ["Item remove", "Item add"])
    }

    @Test func `a tab view shows the view of the selected page`() {
      let (tabs, one, two) = (NSTabView(), NSTabViewItem(identifier: "1"), NSTabViewItem(identifier: "2"))
      (one.view, two.view) = (NSView(), NSView())
      tabs.addTabViewItem(one)
      tabs.addTabViewItem(two)
      tabs.selectTabViewItem(withIdentifier: "2")
      #expect(tabs.subviews == [two.view])
    }

    @Test func `a segmented control keeps one selected segment, or several`() {
      let control = NSSegmentedControl(labels: ["a", "b"], trackingMode: .selectOne, target: nil, action: nil)
      control.setSelected(true, forSegment: 0)
      control.setSelected(true, forSegment: 1)
      #expect((0...1).map { control.isSelected(forSegment: $0) } == [false, true])
      control.trackingMode = .selectAny
      control.setSelected(true, forSegment: 0)
      #expect((0...1).map { control.isSelected(forSegment: $0) } == [true, true])
    }

    @Test func `a grid keeps its cells in rows and columns`() {
      let (one, two, three) = (NSView(), NSView(), NSView())
      let grid = NSGridView(views: [[one], [two, three]])
      #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
      #expect(grid.cell(atColumnIndex: 1, rowIndex: 1).contentView === three)
      #expect(grid.cell(for: two)?.column === grid.column(at: 0))
    }

    @Test func `a popover asks its delegate before it closes`() {
      final class Delegate: NSObject, NSPopoverDelegate {
        var log: [String] = []
        func popoverDidShow(_ notification: Notification) { log.append("shown") }
        func popoverDidClose(_ notification: Notification) { log.append("closed") }
        func popoverShouldClose(_ popover: NSPopover) -> Bool { log.count > 1 }
      }
      let (popover, delegate) = (NSPopover(), Delegate())
      popover.delegate = delegate
      popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .maxY)
      popover.performClose(nil)
      #expect(popover.isShown)
      popover.close()
      #expect(delegate.log == ["shown", "closed"])
    }

    @Test func `events, values of assistive apps and scripts keep what they are given`() {
      let event = CGEvent(keyboardEventSource: nil, virtualKey: 9, keyDown: true)
      event?.flags = .maskCommand
      let key = event.flatMap { NSEvent(cgEvent: $0) }
      #expect([key?.keyCode == 9, key?.type == .keyDown, key?.modifierFlags == .command] == [true, true, true])
      var (point, copy) = (CGPoint(x: 1, y: 2), CGPoint.zero)
      let value = AXValueCreate(.cgPoint, &point)
      #expect(value.map { AXValueGetValue($0, .cgPoint, &copy) } == true)
      #expect(copy == point)
      #expect(!AXIsProcessTrustedWithOptions([kAXTrustedCheckOptionPrompt.takeUnretainedValue(): true]))
      var error: NSDictionary?
      let result = NSAppleScript(source: "beep")?.executeAndReturnError(&error)
      #expect(result?.stringValue == nil)
      #expect(error?[NSAppleScript.errorNumber] as? Int == -1743)
    }

    @Test func `pasteboards of one name have the same contents`() {
      let name = NSPasteboard.Name("clips")
      NSPasteboard(name: name).setString("a", forType: .string)
      #expect(NSPasteboard(name: name).string(forType: .string) == "a")
      #expect(NSPasteboard.withUniqueName().string(forType: .string) == nil)
    }

    @Test func `a graphics context is current until the state is restored`() {
      NSGraphicsContext.saveGraphicsState()
      NSGraphicsContext.current = NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true,
        isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0
      ).flatMap { NSGraphicsContext(bitmapImageRep: $0) }
      let width = NSGraphicsContext.current?.cgContext.width
      NSGraphicsContext.restoreGraphicsState()
      #expect([width, NSGraphicsContext.current?.cgContext.width] == [2, nil])
    }
  }
#endif
