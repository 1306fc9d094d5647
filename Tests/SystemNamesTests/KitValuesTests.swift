#if !canImport(Darwin)
  import AppKitNames
  import CoreGraphicsNames
  import Foundation
  import KitNames
  import Testing
  import UIKitNames
  import ViewEngine

  @MainActor
  @Suite("Values that classes of UIKit and AppKit keep", .timeLimit(.minutes(20)), .serialized)
  struct KitValuesTests {
    @Test func `a pasteboard has the newest copy only`() {
      let pasteboard = UIPasteboard.general
      pasteboard.string = "text"
      let count = pasteboard.changeCount
      pasteboard.image = UIImage(systemName: "star")
      #expect(pasteboard.hasImages && !pasteboard.hasStrings && pasteboard.changeCount == count + 1)
      pasteboard.setItems([["public.utf8-plain-text": "a"], ["public.png": Data([1])]], options: [.localOnly: true])
      #expect(!pasteboard.hasImages && pasteboard.string == "a" && pasteboard.numberOfItems == 2)
      #expect(pasteboard.data(forPasteboardType: "public.png") == Data([1]))
      #expect(pasteboard.contains(pasteboardTypes: ["public.png"]) && pasteboard.types == ["public.utf8-plain-text"])
      pasteboard.strings = nil
    }

    @Test func `each class has one proxy for its look`() {
      UIScrollView.appearance().bounces = false
      #expect(!UIScrollView.appearance().bounces && UIScrollView().bounces)
      #expect(UITableView.appearance() !== UIScrollView.appearance())
      UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
      #expect(UIView.appearance().tintColor == .red)
      UISwitch.appearance().onTintColor = .green
      #expect(UISwitch.appearance().onTintColor == .green && UISwitch().onTintColor == nil)
    }

    @Test func `a device turns by its key, and an app keeps short cuts and requested scenes`() {
      UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
      #expect(UIDevice.current.orientation == .landscapeLeft)
      UIDevice.current.orientation = .portrait
      let app = UIApplication.shared
      app.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
      #expect(app.shortcutItems?.first?.localizedTitle == "New")
      app.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "window"), options: nil)
      #expect(app.requestedSceneActivities.last??.activityType == "window")
    }

    @Test func `a picker asks its data source and keeps its rows`() {
      final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      }
      let (source, picker) = (Source(), UIPickerView())
      picker.dataSource = source
      #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
      #expect(picker.selectedRow(inComponent: 0) == -1)
      picker.selectRow(2, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(source.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
    }

    @Test func `a sheet keeps the chosen height`() {
      let controller = UIViewController()
      let sheet = controller.sheetPresentationController
      sheet?.detents = [.medium(), .custom(identifier: .init("small")) { $0.maximumDetentValue / 3 }]
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
      #expect(sheet?.detents.map(\.identifier.rawValue) == ["medium", "small"])
      #expect(sheet?.selectedDetentIdentifier == .medium && controller.presentationController === sheet)
    }

    @Test func `an outline knows the points inside`() {
      let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 0.5, y: 0.5)))
      ring.apply(CGAffineTransform(translationX: 10, y: 0))
      #expect(ring.contains(CGPoint(x: 15, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5)))
      var twice = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      #expect(twice.contains(CGPoint(x: 3, y: 3)) && !twice.contains(CGPoint(x: 3, y: 3), eoFill: true))
    }

    @Test func `a menu finds its items, and they keep their values`() {
      let (menu, submenu) = (NSMenu(), NSMenu())
      let item = menu.insertItem(withTitle: "Open", action: nil, keyEquivalent: "o", at: 0)
      menu.setSubmenu(submenu, for: item)
      item.badge = NSMenuItemBadge(count: 3)
      item.subtitle = "a file"
      #expect(menu.index(of: item) == 0 && menu.indexOfItem(withSubmenu: submenu) == 0 && item.hasSubmenu)
      #expect(menu.indexOfItem(withTitle: "Close") == -1)
      #expect(item.badge?.itemCount == 3 && item.subtitle == "a file" && NSMenuItem().subtitle == nil)
      menu.selectedItems = [item]
      #expect(item.state == .on)
    }

    @Test func `a colour is mixed from its components, if they are known`() throws {
      let mixed = try #require(NSColor(white: 1, alpha: 1).blended(withFraction: 0.25, of: NSColor(white: 0, alpha: 1)))
      #expect(abs(mixed.redComponent - 0.75) < 0.001)
      #expect(NSColor.labelColor.highlight(withLevel: 0.5) == nil && NSColor.labelColor.type == .catalog)
      let dynamic = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
      #expect(dynamic.description.contains("in the dark"))
    }

    @Test func `a panel answers for a window, and keeps its accessory`() {
      let panel = NSOpenPanel()
      panel.accessoryView = NSView(frame: .zero)
      NSSavePanel.answers = [[URL(fileURLWithPath: "/tmp/a")]]
      var response: NSApplication.ModalResponse?
      panel.beginSheetModal(for: NSWindow()) { response = $0 }
      #expect(response == .OK && panel.urls.count == 1 && panel.accessoryView != nil)
      #expect(NSOpenPanel().accessoryView == nil)
    }

    @Test func `a pasteboard of AppKit keeps property lists, and the workspace says what it cannot do`() {
      let pasteboard = NSPasteboard.general
      pasteboard.clearContents()
      #expect(pasteboard.setPropertyList(["a", "b"], forType: .multipleTextSelection))
      #expect(pasteboard.propertyList(forType: .multipleTextSelection) as? [String] == ["a", "b"])
      #expect(
        pasteboard.canReadItem(withDataConformingToTypes: [NSPasteboard.PasteboardType.multipleTextSelection.rawValue]))
      pasteboard.clearContents()
      var failure: (any Error)?
      NSWorkspace.shared.recycle([]) { failure = $1 }
      #expect(failure != nil && NSWorkspace.shared.isFilePackage(atPath: "/a/b.app"))
    }

    @Test func `a status item's button takes a mask of events`() {
      let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
      #expect(item.button?.sendAction(on: [.leftMouseUp, .rightMouseUp]) == 1 << 2)
      item.behavior = .removalAllowed
      #expect(item.behavior == .removalAllowed && item.statusBar === NSStatusBar.system)
      #expect(NSScreen.main?.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] as? CGDirectDisplayID == 1)
    }

    @Test func `a window keeps its increments and its tab`() {
      let window = NSWindow()
      window.tab.title = "Tab"
      window.resizeIncrements = NSSize(width: 8, height: 8)
      #expect(window.tab.title == "Tab" && window.resizeIncrements.width == 8 && window.tabGroup == nil)
      #expect(window.cascadeTopLeft(from: NSPoint(x: 1, y: 50)) == NSPoint(x: 21, y: 30))
      window.setIsVisible(true)
      #expect(window.isVisible)
      window.setIsVisible(false)
    }

    @Test func `a path in the home folder begins with a tilde`() {
      #expect((NSHomeDirectory() + "/a" as NSString).abbreviatingWithTildeInPath == "~/a")
      #expect(("/nowhere/a" as NSString).abbreviatingWithTildeInPath == "/nowhere/a")
    }

    @Test func `values of a released object are not those of a new one`() {
      for number in 0..<200 {
        let item = NSMenuItem()
        #expect(item.subtitle == nil)
        item.subtitle = "\(number)"
      }
    }
  }
#endif
