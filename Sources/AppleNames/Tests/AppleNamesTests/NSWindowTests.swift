import SwiftUI
import Testing

private final class Noted: NSWindow {
  var log: [String] = []
  override func becomeKey() {
    super.becomeKey()
    log.append("key")
  }
  override func resignKey() {
    super.resignKey()
    log.append("not key")
  }
  override func becomeMain() { log.append("main") }
  override func resignMain() { log.append("not main") }
}

private final class Delegate: NSWindowDelegate {
  var log: [String] = []
  func windowWillClose(_ notification: Notification) {
    log.append("close while visible: \((notification.object as? NSWindow)?.isVisible == true)")
  }
  func windowDidBecomeKey(_ notification: Notification) { log.append("key") }
  func windowDidResignKey(_ notification: Notification) { log.append("not key") }
}

private final class Stubborn: NSView {
  var isStubborn = true
  override func resignFirstResponder() -> Bool { !isStubborn }
}

private final class Shy: NSView {
  override func becomeFirstResponder() -> Bool { false }
}

@MainActor
@Suite("AppKit windows", .timeLimit(.minutes(20)), .serialized) struct NSWindowTests {
  private func window(_ style: NSWindow.StyleMask = [.titled, .closable]) -> Noted {
    Noted(
      contentRect: NSRect(x: 10, y: 20, width: 30, height: 40), styleMask: style, backing: .buffered, defer: false)
  }

  @Test func `one window of the app is key, and one is main`() {
    let (one, other, panel) = (window(), window(), NSPanel())
    one.makeKeyAndOrderFront(nil)
    other.makeKeyAndOrderFront(nil)
    #expect(NSApp.keyWindow === other && NSApp.mainWindow === other && !one.isKeyWindow && !one.isMainWindow)
    panel.makeKeyAndOrderFront(nil)
    #expect(NSApp.keyWindow === panel && NSApp.mainWindow === other && other.isMainWindow)
    #expect(one.log == ["key", "main", "not key", "not main"] && other.log == ["key", "main", "not key"])
    for window in [one, other, panel] { window.close() }
    #expect(NSApp.keyWindow == nil && NSApp.mainWindow == nil)
  }

  @Test func `a window that is not ordered in can become key and replaces the previous key window`() {
    let (one, other) = (window(), window())
    one.makeKey()
    #expect(NSApp.keyWindow === one && one.isKeyWindow && !one.isMainWindow)
    other.makeKey()
    #expect(NSApp.keyWindow === other && !one.isKeyWindow)
    other.orderOut(nil)
  }

  @Test func `a borderless window does not become key by default`() {
    let plain = window(.borderless)
    plain.makeKeyAndOrderFront(nil)
    #expect(plain.isVisible && !plain.isKeyWindow && !plain.isMainWindow && NSApp.keyWindow !== plain)
    plain.orderOut(nil)
  }

  @Test func `orderedWindows lists windows from front to back`() {
    let (one, other) = (window(), window())
    one.orderFront(nil)
    other.orderFront(nil)
    #expect(NSApp.orderedWindows.prefix(2) == [other, one])
    one.orderFront(nil)
    #expect(NSApp.orderedWindows.prefix(2) == [one, other] && NSApp.windows.suffix(2) == [one, other])
    one.orderBack(nil)
    #expect(NSApp.orderedWindows.last === one)
    for window in [one, other] { window.orderOut(nil) }
    #expect(!NSApp.orderedWindows.contains(one) && !NSApp.orderedWindows.contains(other))
  }

  @Test func `a window in the Dock is neither visible nor key`() {
    let window = window([.titled, .miniaturizable])
    window.makeKeyAndOrderFront(nil)
    window.performMiniaturize(nil)
    #expect(!window.isVisible && !window.isKeyWindow && NSApp.windows.contains(window))
    window.deminiaturize(nil)
    #expect(window.isVisible && window.isKeyWindow)
    window.performClose(nil)
    #expect(window.isVisible)
    window.close()
  }

  @Test func `a window delegate is notified of key changes, and of closing before it happens`() {
    let (window, delegate) = (window(), Delegate())
    window.delegate = delegate
    window.makeKeyAndOrderFront(nil)
    window.performClose(nil)
    #expect(delegate.log == ["key", "close while visible: true", "not key"] && !window.isVisible)
  }

  @Test func `a content view belongs to its window and follows its size`() {
    let (window, inner, view) = (window(), NSView(), NSView())
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 30, height: 40))
    #expect(window.contentView?.window === window)
    let first = window.contentView
    view.addSubview(inner)
    window.contentView = view
    #expect(inner.window === window && first?.window == nil && view.frame.size == window.frame.size)
    window.setFrame(NSRect(x: 0, y: 0, width: 50, height: 60), display: true)
    #expect(view.bounds == NSRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `a content view belongs to one window, or to a superview`() {
    let (one, other, view) = (window(), window(), NSView())
    one.contentView = view
    other.contentView = view
    #expect(one.contentView == nil && view.window === other)
    one.contentView = NSView()
    one.contentView?.addSubview(view)
    #expect(other.contentView == nil && view.window === one)
    view.removeFromSuperview()
    #expect(view.window == nil)
  }

  @Test func `a controller gives a window its view, size and title`() {
    let (controller, other) = (NSViewController(), NSViewController())
    controller.title = "Notes"
    controller.view.frame.size = NSSize(width: 70, height: 80)
    let window = NSWindow(contentViewController: controller)
    #expect(window.contentView === controller.view && window.frame.size == NSSize(width: 70, height: 80))
    #expect(window.title == "Notes" && window.styleMask.contains(.resizable))
    window.contentViewController = other
    #expect(window.contentView === other.view && controller.view.window == nil)
    #expect(other.view.frame.size == NSSize(width: 70, height: 80))
    window.contentView = NSView()
    #expect(window.contentViewController == nil)
  }

  @Test func `the first responder can refuse to resign, and the window is the fallback`() {
    let (window, stubborn, shy, plain) = (window(), Stubborn(), Shy(), NSView())
    for view in [stubborn, shy, plain] { window.contentView?.addSubview(view) }
    #expect(window.firstResponder === window)
    #expect(window.makeFirstResponder(stubborn) && window.firstResponder === stubborn)
    #expect(!window.makeFirstResponder(plain) && window.firstResponder === stubborn)
    stubborn.isStubborn = false
    #expect(window.makeFirstResponder(shy) && window.firstResponder === window)
    #expect(window.makeFirstResponder(plain) && window.firstResponder === plain)
    plain.removeFromSuperview()
    #expect(window.firstResponder === window && window.makeFirstResponder(nil))
  }

  @Test func `window points convert to screen points by the window's origin`() {
    let window = window()
    #expect(window.convertPoint(toScreen: NSPoint(x: 1, y: 2)) == NSPoint(x: 11, y: 22))
    #expect(window.convertPoint(fromScreen: NSPoint(x: 11, y: 22)) == NSPoint(x: 1, y: 2))
    let rect = NSRect(x: 1, y: 2, width: 3, height: 4)
    #expect(window.convertToScreen(rect) == NSRect(x: 11, y: 22, width: 3, height: 4))
    #expect(window.convertFromScreen(window.convertToScreen(rect)) == rect)
  }

  @Test func `a child window has one parent and is listed once`() {
    let (one, other, child) = (window(), window(), window())
    one.addChildWindow(child, ordered: .above)
    one.addChildWindow(child, ordered: .above)
    #expect(one.childWindows == [child])
    other.addChildWindow(child, ordered: .above)
    one.removeChildWindow(child)
    #expect(one.childWindows == [] && other.childWindows == [child] && child.parent === other)
  }

  @Test func `a second sheet waits until the first one ends`() {
    let (window, one, other) = (window(), window(), window())
    window.beginSheet(one)
    window.beginSheet(other)
    #expect(window.attachedSheet === one)
    window.endSheet(one)
    #expect(window.attachedSheet === other)
  }

  @Test func `center() puts a window slightly above the middle of the screen`() {
    let window = window()
    window.center()
    #expect(window.frame == NSRect(x: 705, y: 556.6666666666666, width: 30, height: 40))
  }

  @Test func `a window cannot use the frame autosave name of a visible window`() {
    let (one, other) = (window(), window())
    one.orderFront(nil)
    #expect(one.setFrameAutosaveName("main") && one.setFrameAutosaveName("main"))
    #expect(!other.setFrameAutosaveName("main") && other.frameAutosaveName == "")
    one.orderOut(nil)
    #expect(other.setFrameAutosaveName("main") && other.frameAutosaveName == "main")
  }

  @Test func `a panel floats and hides with the app`() {
    let panel = NSPanel()
    #expect(panel.hidesOnDeactivate && !panel.isReleasedWhenClosed && !NSWindow().hidesOnDeactivate)
    panel.isFloatingPanel = true
    #expect(panel.level == .floating)
  }
}
