import SwiftUI
import Testing

/// A view that notes the calls of its hooks.
private final class Noted: NSView {
  var log: [String] = []
  override func viewWillMove(toSuperview newSuperview: NSView?) { log.append("to view: \(newSuperview != nil)") }
  override func viewDidMoveToSuperview() { log.append("in view: \(superview != nil)") }
  override func viewWillMove(toWindow newWindow: NSWindow?) { log.append("to window: \(newWindow != nil)") }
  override func viewDidMoveToWindow() { log.append("in window: \(window != nil)") }
  override func didAddSubview(_ subview: NSView) { log.append("has one") }
  override func willRemoveSubview(_ subview: NSView) { log.append("loses one") }
  override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    log.append("size \(newSize.width)")
  }
  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

private final class Flipped: NSView {
  override var isFlipped: Bool { true }
}

@MainActor
@Suite("AppKit views", .timeLimit(.minutes(20))) struct NSViewTests {
  private let view = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `a view's bounds follow its frame and keep the scale set by setBoundsSize`() {
    view.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == NSRect(x: 0, y: 0, width: 3, height: 4))
    view.setBoundsSize(NSSize(width: 30, height: 40))
    #expect(view.frame == NSRect(x: 1, y: 2, width: 3, height: 4))
    view.setFrameSize(NSSize(width: 6, height: 2))
    #expect(view.bounds == NSRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `a new frame calls the subclass's setFrameSize override`() {
    let noted = Noted()
    noted.frame = NSRect(x: 1, y: 2, width: 3, height: 4)
    noted.frame.size.width = 5
    #expect(noted.log == ["size 3.0", "size 5.0"])
    #expect(noted.frame == NSRect(x: 1, y: 2, width: 5, height: 4))
  }

  @Test func `a view is put in front of a sibling or behind it`() {
    let views = (0..<3).map { _ in NSView() }
    for child in views { view.addSubview(child) }
    view.addSubview(views[2], positioned: .below, relativeTo: views[1])
    #expect(view.subviews == [views[0], views[2], views[1]])
    view.addSubview(views[0], positioned: .above, relativeTo: views[2])
    #expect(view.subviews == [views[2], views[0], views[1]])
    view.addSubview(views[1], positioned: .below, relativeTo: nil)
    #expect(view.subviews == [views[1], views[2], views[0]])
    view.addSubview(views[1], positioned: .above, relativeTo: NSView())
    #expect(view.subviews == [views[2], views[0], views[1]])
  }

  @Test func `a view is notified of a new superview, and its whole subtree of a new window`() {
    let (window, outer, inner) = (NSWindow(), Noted(), Noted())
    outer.addSubview(inner)
    #expect(inner.take() == ["to view: true", "in view: true"] && outer.take() == ["has one"])
    window.contentView?.addSubview(outer)
    #expect(inner.take() == ["to window: true", "in window: true"])
    #expect(outer.take() == ["to window: true", "to view: true", "in window: true", "in view: true"])
    view.addSubview(inner)
    #expect(inner.take() == ["to window: false", "to view: true", "in window: false", "in view: true"])
    #expect(outer.take() == ["loses one"] && outer.subviews == [])
    outer.removeFromSuperview()
    #expect(outer.take() == ["to window: false", "to view: false", "in window: false", "in view: false"])
  }

  @Test func `points are converted by frames, scales and flips`() {
    let (flipped, inner) = (Flipped(frame: view.bounds), NSView(frame: NSRect(x: 2, y: 3, width: 10, height: 10)))
    view.addSubview(flipped)
    flipped.addSubview(inner)
    #expect(inner.convert(NSPoint(x: 1, y: 1), to: flipped) == NSPoint(x: 3, y: 12))
    #expect(inner.convert(NSPoint(x: 1, y: 1), to: view) == NSPoint(x: 3, y: 28))
    #expect(inner.convert(NSPoint(x: 1, y: 1), to: nil) == NSPoint(x: 13, y: 48))
    #expect(inner.convert(NSPoint(x: 3, y: 28), from: view) == NSPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: flipped) == inner.frame)
    inner.setBoundsSize(NSSize(width: 5, height: 5))
    #expect(inner.convert(NSPoint(x: 1, y: 1), to: flipped) == NSPoint(x: 4, y: 11))
  }

  @Test func `hit testing takes a point of the superview, and finds the deepest visible view`() {
    let (flipped, inner) = (Flipped(frame: view.bounds), NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10)))
    view.addSubview(flipped)
    flipped.addSubview(inner)
    #expect(view.hitTest(NSPoint(x: 12, y: 58)) === inner)
    #expect(view.hitTest(NSPoint(x: 12, y: 22)) === flipped)
    #expect(view.hitTest(NSPoint(x: 5, y: 5)) == nil)
    flipped.isHidden = true
    #expect(view.hitTest(NSPoint(x: 12, y: 58)) === view)
  }

  @Test func `a view has a layer while wantsLayer is true`() {
    final class Backed: NSView {
      override func makeBackingLayer() -> CALayer {
        let layer = CALayer()
        layer.name = "own"
        return layer
      }
    }
    let backed = Backed()
    #expect(backed.layer == nil)
    backed.wantsLayer = true
    #expect(backed.layer?.name == "own")
    backed.wantsLayer = false
    #expect(backed.layer == nil)
    backed.layer = CALayer()
    backed.wantsLayer = true
    #expect(backed.layer?.name == nil && backed.layer != nil)
  }

  @Test func `the appearance comes from the nearest view, the window or the app`() {
    let (window, inner) = (NSWindow(), NSView())
    window.contentView = view
    view.addSubview(inner)
    #expect(inner.effectiveAppearance.name == .aqua)
    window.appearance = NSAppearance(named: .darkAqua)
    #expect(inner.effectiveAppearance.name == .darkAqua)
    view.appearance = NSAppearance(named: .vibrantDark)
    #expect(inner.effectiveAppearance.name == .vibrantDark)
    #expect(inner.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
  }

  @Test func `performAsCurrentDrawingAppearance makes its appearance current only during the block`() {
    var names: [NSAppearance.Name] = []
    NSAppearance(named: .darkAqua)?.performAsCurrentDrawingAppearance { names.append(NSAppearance.current.name) }
    names.append(NSAppearance.currentDrawing().name)
    #expect(names == [.darkAqua, .aqua])
  }

  @Test func `the responder chain goes from a root view to its controller and the window`() {
    let (controller, inner) = (NSViewController(), NSView())
    let window = NSWindow(contentViewController: controller)
    controller.view.addSubview(inner)
    let windows = NSWindowController(window: window)
    let chain = sequence(first: inner as NSResponder) { $0.nextResponder }
    #expect(Array(chain) == [inner, controller.view, controller, window, windows])
    inner.removeFromSuperview()
    #expect(inner.nextResponder == nil)
  }

  @Test func `a clip view moves as far as needed to show a rectangle`() {
    let (scroll, document) = (
      NSScrollView(frame: view.frame), NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 400))
    )
    scroll.documentView = document
    #expect(document.scrollToVisible(NSRect(x: 0, y: 100, width: 5, height: 10)))
    #expect(scroll.documentVisibleRect.origin == NSPoint(x: 0, y: 70))
    #expect(!document.scrollToVisible(NSRect(x: 0, y: 90, width: 5, height: 10)))
    #expect(document.scrollToVisible(NSRect(x: 0, y: 50, width: 5, height: 100)))
    #expect(scroll.documentVisibleRect.origin == NSPoint(x: 0, y: 50) && !view.scrollToVisible(view.bounds))
    #expect(document.scrollToVisible(NSRect(x: 0, y: 100, width: 5, height: 100)))
    #expect(scroll.documentVisibleRect.origin == NSPoint(x: 0, y: 100))
  }

  @Test func `an active constraint belongs to the nearest common ancestor of its items`() {
    let (one, other) = (NSView(), NSView())
    for child in [one, other] { view.addSubview(child) }
    let rules = [
      one.topAnchor.constraint(equalTo: other.topAnchor), one.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(rules)
    #expect(view.constraints.map { $0 === rules[0] } == [true, false])
    other.removeFromSuperview()
    #expect(view.constraints.map { $0 === rules[1] } == [true])
    NSLayoutConstraint.deactivate(rules)
    #expect(view.constraints.isEmpty)
  }

  @Test func `a controller keeps each presented controller until it is dismissed`() {
    let (base, one, other) = (NSViewController(), NSViewController(), NSViewController())
    base.presentAsSheet(one)
    base.presentAsModalWindow(other)
    #expect(base.presentedViewControllers == [one, other] && other.presentingViewController === base)
    one.dismiss(nil)
    other.dismiss(one)
    #expect(base.presentedViewControllers == [other] && one.presentingViewController == nil)
    base.dismiss(other)
    #expect(base.presentedViewControllers == [])
  }

  @Test func `toggleSidebar collapses only the sidebar pane of a split view`() {
    let split = NSSplitViewController()
    let panes = [
      NSSplitViewItem(viewController: NSViewController()),
      NSSplitViewItem(sidebarWithViewController: NSViewController()),
    ]
    for pane in panes { split.addSplitViewItem(pane) }
    split.toggleSidebar(nil)
    #expect(panes.map(\.isCollapsed) == [false, true] && panes.map(\.canCollapse) == [false, true])
    #expect(split.children == panes.map(\.viewController))
    split.splitViewItems.removeFirst()
    #expect(split.children == [panes[1].viewController])
  }
}
