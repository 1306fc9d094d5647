import SwiftUI
import Testing

private final class Stubborn: UITextField {
  var isStubborn = true
  override var canResignFirstResponder: Bool { !isStubborn }
}

@MainActor
@Suite("The first responder of UIKit", .timeLimit(.minutes(20))) struct UIResponderTests {
  private let window = UIWindow()
  private let one = UITextField()
  private let other = UITextView()

  init() {
    window.addSubview(one)
    window.addSubview(other)
  }

  @Test func `a window has one first responder`() {
    #expect(one.becomeFirstResponder() && one.isFirstResponder && one.isEditing)
    #expect(other.becomeFirstResponder() && other.isFirstResponder && !one.isFirstResponder)
    let (second, third) = (UIWindow(), UITextField())
    second.addSubview(third)
    #expect(third.becomeFirstResponder() && third.isFirstResponder && other.isFirstResponder)
    #expect(other.resignFirstResponder() && !other.isFirstResponder && third.isFirstResponder)
  }

  @Test func `a responder can refuse to become or to resign first responder`() {
    let (plain, stubborn) = (UIView(), Stubborn())
    window.addSubview(plain)
    window.addSubview(stubborn)
    one.isEnabled = false
    #expect(!plain.becomeFirstResponder() && !one.becomeFirstResponder())
    #expect(stubborn.becomeFirstResponder())
    #expect(!other.becomeFirstResponder() && !stubborn.resignFirstResponder() && stubborn.isFirstResponder)
    stubborn.isStubborn = false
    #expect(other.becomeFirstResponder() && !stubborn.isFirstResponder)
  }

  @Test func `endEditing ends editing only inside its view, and force overrides a refusal`() {
    let (box, field) = (UIView(), Stubborn())
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    #expect(!one.endEditing(true) && !box.endEditing(false) && field.isFirstResponder)
    #expect(box.endEditing(true) && !field.isFirstResponder)
    one.becomeFirstResponder()
    #expect(window.endEditing(false) && !one.isFirstResponder && !window.endEditing(false))
  }

  @Test func `a first responder that leaves its window loses the status`() {
    one.becomeFirstResponder()
    one.removeFromSuperview()
    #expect(!one.isFirstResponder)
    window.addSubview(one)
    #expect(!one.isFirstResponder)
  }

  @Test func `a windowless first responder keeps its status until it joins a window that has one`() {
    let (box, inner, field) = (UIView(), UIView(), UITextField())
    inner.addSubview(field)
    field.becomeFirstResponder()
    box.addSubview(inner)
    #expect(field.isFirstResponder)
    inner.removeFromSuperview()
    #expect(field.isFirstResponder)
    other.becomeFirstResponder()
    window.addSubview(inner)
    #expect(other.isFirstResponder && !field.isFirstResponder)
  }

  @Test func `the responder chain goes from a root view to its controller and the window`() {
    let (root, child) = (UIViewController(), UIViewController())
    window.rootViewController = root
    root.view.addSubview(child.view)
    let chain = sequence(first: child.view as UIResponder) { $0.next }
    #expect(Array(chain) == [child.view, child, root.view, root, window])
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(sheet.view.next === sheet && sheet.next === root)
  }
}
