#if !canImport(Darwin)
  import SwiftUINames
  import Testing

  // This file imports nothing else, as an app's file with `import SwiftUI` only.

  private final class Panel: NSPanel {
    init() {
      super.init(
        contentRect: NSRect(x: 0, y: 0, width: 10, height: 20), styleMask: [.titled, .nonactivatingPanel],
        backing: .buffered, defer: false)
    }
    override var canBecomeKey: Bool { true }
  }

  private struct Blur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
      let view = NSVisualEffectView()
      view.material = .hudWindow
      return view
    }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
  }

  private final class Launcher: NSObject, NSApplicationDelegate {
    var launches = 0
    func applicationDidFinishLaunching(_ notification: Notification) { launches += 1 }
  }

  @MainActor
  @Suite("What a file has of AppKit that imports SwiftUI", .timeLimit(.minutes(20)), .serialized)
  struct AppKitClassesTests {
    @Test func `an app has the windows that were ordered in`() {
      let panel = Panel()
      panel.title = "Notes"
      panel.contentView = NSHostingView(rootView: Text("a"))
      #expect(!NSApp.windows.contains(panel) && panel.contentView?.window === panel)
      panel.makeKeyAndOrderFront(nil)
      #expect(NSApp.keyWindow === panel && panel.isVisible && panel.styleMask.contains(.titled))
      panel.toggleFullScreen(nil)
      #expect(panel.styleMask.contains(.fullScreen))
      panel.close()
      #expect(!NSApp.windows.contains(panel) && !panel.isVisible && NSApp.keyWindow !== panel)
    }

    @Test func `a sheet ends with its answer`() {
      let (window, sheet) = (NSWindow(), Panel())
      var answer: NSApplication.ModalResponse?
      window.beginSheet(sheet) { answer = $0 }
      #expect(window.attachedSheet === sheet && sheet.sheetParent === window)
      window.endSheet(sheet, returnCode: .OK)
      #expect(answer == .OK && window.attachedSheet == nil)
    }

    @Test func `local monitors see what a test sends, and can keep it`() throws {
      var seen: [UInt16] = []
      let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { event in
        seen.append(event.keyCode)
        return event.modifierFlags.contains(.command) ? nil : event
      }
      let event = try #require(
        NSEvent.keyEvent(
          with: .keyDown, location: .zero, modifierFlags: .command, timestamp: 0, windowNumber: 0, context: nil,
          characters: "a", charactersIgnoringModifiers: "a", isARepeat: false, keyCode: 53))
      NSApp.sendEvent(event)
      if let monitor { NSEvent.removeMonitor(monitor) }
      NSApp.sendEvent(event)
      #expect(seen == [53])
    }

    @Test func `there is a screen, no other app, and no document`() {
      #expect(NSScreen.screens == [NSScreen.main] && (NSScreen.main?.visibleFrame.height ?? 0) > 0)
      #expect(NSWorkspace.shared.urlForApplication(withBundleIdentifier: "org.example") == nil)
      #expect(NSWorkspace.shared.runningApplications == [.current])
      let url = URL(fileURLWithPath: "/a.txt")
      NSDocumentController.shared.noteNewRecentDocumentURL(url)
      #expect(NSDocumentController.shared.recentDocumentURLs.first == url)
      #expect(NSDocumentController.shared.documents.isEmpty)
    }

    @Test func `a representable of AppKit's own classes is a leaf`() {
      #expect(ViewHost(Blur()).tree.contains("NSViewRepresentable [of: Blur]"))
    }

    @Test func `a message answers what a test has set, or its last button`() {
      let alert = NSAlert()
      alert.addButton(withTitle: "Delete")
      alert.addButton(withTitle: "Cancel")
      #expect(alert.runModal() == .alertSecondButtonReturn)
      alert.answer = .alertFirstButtonReturn
      #expect(alert.runModal() == .alertFirstButtonReturn)
    }

    @Test func `a delegate of the app is what was set`() {
      struct Reader {
        @NSApplicationDelegateAdaptor(Launcher.self) var launcher
      }
      let launcher = Launcher()
      NSApp.delegate = launcher
      NSApp.delegate?.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
      #expect(Reader().launcher === launcher && launcher.launches == 1)
      NSApp.delegate = nil
    }

    @Test func `menus and the menu bar's items are kept`() {
      let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
      item.menu = NSMenu(title: "Tools")
      item.menu?.addItem(withTitle: "Quit", action: Selector("terminate:"), keyEquivalent: "q")
      item.menu?.addItem(.separator())
      #expect(item.menu?.items.map(\.isSeparatorItem) == [false, true] && item.button != nil)
    }
  }
#endif
