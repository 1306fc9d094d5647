import SwiftUI
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
  @Test func `the app lists windows that are ordered in and drops closed ones`() {
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

  @Test func `a sheet passes its response to the completion handler when it ends`() {
    let (window, sheet) = (NSWindow(), Panel())
    var answer: NSApplication.ModalResponse?
    window.beginSheet(sheet) { answer = $0 }
    #expect(window.attachedSheet === sheet && sheet.sheetParent === window)
    window.endSheet(sheet, returnCode: .OK)
    #expect(answer == .OK && window.attachedSheet == nil)
  }

  @Test func `a local event monitor sees sent events until it is removed`() throws {
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

  @Test func `an NSViewRepresentable of an AppKit class is a leaf`() {
    #expect(ViewHost(Blur()).tree.contains("NSViewRepresentable [of: Blur]"))
  }

  @Test func `NSAlert returns the answer set by the test, or its last button by default`() {
    let alert = NSAlert()
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    #expect(alert.runModal() == .alertSecondButtonReturn)
    alert.answer = .alertFirstButtonReturn
    #expect(alert.runModal() == .alertFirstButtonReturn)
  }

  @Test func `NSApplicationDelegateAdaptor returns the delegate that was set`() {
    struct Reader {
      @NSApplicationDelegateAdaptor(Launcher.self) var launcher
    }
    let launcher = Launcher()
    NSApp.delegate = launcher
    NSApp.delegate?.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
    #expect(Reader().launcher === launcher && launcher.launches == 1)
    NSApp.delegate = nil
  }

  @Test func `a menu bar item keeps its menu and the menu's items`() {
    let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item.menu = NSMenu(title: "Tools")
    item.menu?.addItem(withTitle: "Quit", action: Selector("terminate:"), keyEquivalent: "q")
    item.menu?.addItem(.separator())
    #expect(item.menu?.items.map(\.isSeparatorItem) == [false, true] && item.button != nil)
  }
}
