import SwiftUI
import Testing

@MainActor
@Suite("Key-value observing", .timeLimit(.minutes(20))) struct KeyValueObservingTests {
  @Test func `a pane tells its observers that it collapsed`() {
    let pane = NSSplitViewItem(viewController: NSViewController())
    var changes: [[Bool?]] = []
    let observation = pane.observe(\.isCollapsed, options: [.new, .old]) { _, change in
      changes.append([change.oldValue, change.newValue])
    }
    pane.isCollapsed = true
    #expect(changes == [[false, true]])
    observation.invalidate()
    pane.isCollapsed = false
    #expect(changes.count == 1)
  }

  @Test func `an observation ends with its object`() {
    let pane = NSSplitViewItem(viewController: NSViewController())
    var count = 0
    var observation: NSKeyValueObservation? = pane.observe(\.isCollapsed, options: .initial) { _, change in
      #expect(change.newValue == nil && !change.isPrior)
      count += 1
    }
    #expect(count == 1)
    withExtendedLifetime(observation) { pane.isCollapsed = true }
    #expect(count == 2)
    observation = nil
    pane.isCollapsed = false
    #expect(count == 2)
  }

  @Test func `a program announces a change of its own object`() {
    final class Model: NSObject { var name = "a" }
    let model = Model()
    var seen: [Bool] = []
    let observation = model.observe(\.name, options: [.prior]) { _, change in seen.append(change.isPrior) }
    model.name = "b"
    #expect(seen.isEmpty)
    withExtendedLifetime(observation) {
      model.willChangeValue(for: \.name)
      model.didChangeValue(for: \.name)
    }
    #expect(seen == [true, false])
  }

  @Test func `a view is of its class and of those above`() {
    let view = NSTextField()
    #expect(view.isKind(of: NSView.self) && !view.isKind(of: NSWindow.self))
    #expect(UILabel().isKind(of: UIView.self) && !UIView().isKind(of: UILabel.self))
    #expect(view.className == "NSTextField")
  }
}
