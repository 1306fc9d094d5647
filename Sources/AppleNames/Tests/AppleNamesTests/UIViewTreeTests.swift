import SwiftUI
import Testing

/// A view that notes the calls of its hooks.
private final class Noted: UIView {
  static var log: [String] = []
  static func take() -> [String] {
    defer { log = [] }
    return log
  }
  private func note(_ line: String) { Self.log.append("\(tag) \(line)") }
  override func willMove(toSuperview newSuperview: UIView?) { note("to view \(newSuperview?.tag ?? -1)") }
  override func didMoveToSuperview() { note("in view \(superview?.tag ?? -1)") }
  override func willMove(toWindow newWindow: UIWindow?) { note("to window \(newWindow?.tag ?? -1)") }
  override func didMoveToWindow() { note("in window \(window?.tag ?? -1)") }
  override func didAddSubview(_ subview: UIView) { note("has \(subview.tag)") }
  override func willRemoveSubview(_ subview: UIView) { note("loses \(subview.tag)") }
  override func tintColorDidChange() { note("tint") }
  init(_ tag: Int) {
    super.init(frame: .zero)
    self.tag = tag
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("The tree of UIKit views", .timeLimit(.minutes(20))) struct UIViewTreeTests {
  private let box = UIView()
  private let views = (1...4).map { tag in
    let view = UIView()
    view.tag = tag
    return view
  }
  private var order: [Int] { box.subviews.map(\.tag) }
  @Test func `a view is inserted at an index, in front of a sibling or behind it`() {
    for view in views.prefix(2) { box.addSubview(view) }
    box.insertSubview(views[2], at: 1)
    #expect(order == [1, 3, 2])
    box.insertSubview(views[3], belowSubview: views[2])
    #expect(order == [1, 4, 3, 2])
    box.insertSubview(views[3], aboveSubview: views[2])
    #expect(order == [1, 3, 4, 2])
    box.insertSubview(UIView(), at: 99)
    #expect(order == [1, 3, 4, 2, 0])
  }
  @Test func `a moved subview ends up directly next to the given sibling`() {
    for view in views { box.addSubview(view) }
    box.insertSubview(views[0], belowSubview: views[2])
    #expect(order == [2, 1, 3, 4])
    box.insertSubview(views[0], aboveSubview: views[3])
    #expect(order == [2, 3, 4, 1])
    box.addSubview(views[1])
    box.sendSubviewToBack(views[3])
    box.bringSubviewToFront(views[2])
    #expect(order == [4, 1, 2, 3])
  }
  @Test func `a view has one superview, and its layer one superlayer`() {
    let other = UIView()
    box.addSubview(views[0])
    other.addSubview(views[0])
    #expect(order == [] && other.subviews == [views[0]] && views[0].superview === other)
    #expect(box.layer.sublayers?.isEmpty == true && views[0].layer.superlayer === other.layer)
  }
  @Test func `view layers keep the order of the views, even around other layers`() throws {
    box.addSubview(views[0])
    let layer = CALayer()
    box.layer.addSublayer(layer)
    box.addSubview(views[1])
    box.insertSubview(views[2], belowSubview: views[1])
    box.sendSubviewToBack(views[1])
    let layers = try #require(box.layer.sublayers)
    #expect(
      layers.map(ObjectIdentifier.init)
        == [views[1].layer, views[0].layer, layer, views[2].layer].map(ObjectIdentifier.init))
  }
  @Test func `a view is notified of a new superview, and its whole subtree of a new window`() {
    let window = UIWindow()
    window.tag = 9
    let (outer, inner) = (Noted(1), Noted(2))
    _ = Noted.take()
    outer.addSubview(inner)
    #expect(Noted.take() == ["2 to view 1", "2 in view 1", "1 has 2"])
    window.addSubview(outer)
    #expect(
      Noted.take() == [
        "1 to window 9", "2 to window 9", "1 to view 9", "1 in window 9", "2 in window 9", "1 in view 9",
      ])
    let third = Noted(3)
    window.addSubview(third)
    _ = Noted.take()
    third.addSubview(inner)
    #expect(Noted.take() == ["1 loses 2", "2 to view 3", "2 in view 3", "3 has 2"])
    inner.removeFromSuperview()
    #expect(Noted.take() == ["3 loses 2", "2 to window -1", "2 to view -1", "2 in window -1", "2 in view -1"])
    inner.removeFromSuperview()
    window.addSubview(third)
    #expect(Noted.take() == [])
  }
  @Test func `views inherit the tint colour and are notified when it changes`() {
    let (outer, inner, own) = (Noted(1), Noted(2), Noted(3))
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    _ = Noted.take()
    outer.tintColor = .red
    #expect(Noted.take() == ["1 tint", "2 tint"])
    #expect([outer, inner, own].map(\.tintColor) == [.red, .red, .green])
  }
  @Test func `a stack has each arranged view once, always among its subviews`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.map(\.tag) == [2, 3, 4, 1] && stack.subviews.map(\.tag) == [1, 2, 3, 4])
    stack.insertArrangedSubview(views[3], at: 0)
    views[1].removeFromSuperview()
    box.addSubview(views[2])
    #expect(stack.arrangedSubviews.map(\.tag) == [4, 1] && stack.subviews.map(\.tag) == [1, 4])
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.map(\.tag) == [4] && stack.subviews.map(\.tag) == [1, 4])
  }
  @Test func `an active constraint belongs to the nearest common ancestor of its items`() {
    let (inner, deep, outside) = (UIView(), UIView(), UIView())
    box.addSubview(inner)
    inner.addSubview(deep)
    let rules = [
      deep.topAnchor.constraint(equalTo: inner.topAnchor), deep.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 3), inner.topAnchor.constraint(equalTo: outside.topAnchor),
    ]
    NSLayoutConstraint.activate(rules)
    let held = { (view: UIView) in view.constraints.map { rule in rules.firstIndex { $0 === rule } } }
    #expect(held(box) == [1, 2] && held(inner) == [0, 3] && held(deep) == [] && rules.allSatisfy(\.isActive))
    #expect(rules[1].firstItem === deep && rules[1].secondItem === box && rules[3].secondItem == nil)
    rules[0].isActive = false
    inner.addConstraint(rules[0])
    box.removeConstraint(rules[0])
    #expect(held(inner) == [3, 0] && rules[0].isActive)
    inner.removeConstraints(rules)
    #expect(held(inner) == [] && rules.map(\.isActive) == [false, true, true, false, true])
  }
  @Test func `a removed view deactivates constraints between its subtree and outer views`() {
    let (inner, deep) = (UIView(), UIView())
    box.addSubview(inner)
    inner.addSubview(deep)
    let rules = [
      deep.topAnchor.constraint(equalTo: box.topAnchor), deep.topAnchor.constraint(equalTo: inner.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 3),
    ]
    NSLayoutConstraint.activate(rules)
    inner.removeFromSuperview()
    #expect(rules.map(\.isActive) == [false, true, true])
  }
  @Test func `a gesture belongs to one view`() {
    let tap = UITapGestureRecognizer()
    box.addGestureRecognizer(tap)
    box.addGestureRecognizer(tap)
    #expect(box.gestureRecognizers?.count == 1)
    views[0].addGestureRecognizer(tap)
    box.removeGestureRecognizer(tap)
    #expect(box.gestureRecognizers == [] && views[0].gestureRecognizers == [tap] && tap.view === views[0])
  }
}
