import SwiftUI
import Testing

@MainActor
@Suite("Controls of UIKit", .timeLimit(.minutes(20))) struct UIControlTests {
  @Test func `a button's primary action runs for a tap and for primaryActionTriggered`() {
    var count = 0
    let image = UIImage()
    let button = UIButton(primaryAction: UIAction(title: "Add", image: image) { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(count == 2)
    #expect(button.title(for: .normal) == "Add" && button.titleLabel?.text == "Add")
    #expect(button.imageView?.image === image)
  }

  @Test func `a control keeps one action per identifier and event`() {
    var log: [String] = []
    let (control, action) = (UIControl(), UIAction { _ in log.append("own") })
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in log.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in log.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(log == ["own", "new", "own"])
  }

  @Test func `a control sends the selectors of its targets to the app`() {
    let (control, before) = (UIControl(), UIApplication.shared.sentActions.count)
    control.addTarget(self, action: Selector("save"), for: .touchUpInside)
    control.addTarget(nil, action: Selector("close"), for: [.touchUpInside, .touchCancel])
    control.sendActions(for: .touchCancel)
    control.sendActions(for: .touchUpInside)
    #expect(UIApplication.shared.sentActions.dropFirst(before) == ["close", "save", "close"])
  }

  @Test func `typing replaces the selection of a text view`() {
    let view = UITextView()
    view.text = "one two"
    view.insertText("!")
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("1")
    #expect(view.text == "1 two!" && view.selectedRange == NSRange(location: 1, length: 0))
    view.deleteBackward()
    #expect(view.text == " two!" && view.selectedRange == NSRange(location: 0, length: 0))
    view.deleteBackward()
    #expect(view.text == " two!")
  }

  @Test func `a control's default event also sends primaryActionTriggered`() {
    var log: [String] = []
    for (control, event) in [
      (UISlider(), .valueChanged), (UITextField(), .editingDidEndOnExit),
    ] as [(UIControl, UIControl.Event)] {
      control.addAction(UIAction { _ in log.append("\(type(of: control))") }, for: .primaryActionTriggered)
      control.sendActions(for: event)
      control.sendActions(for: .touchDown)
    }
    #expect(log == ["UISlider", "UITextField"])
  }

  @Test func `a slider's value stays in its range`() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.minimumValue = 3
    #expect(slider.value == 3)
    slider.minimumValue = 20
    #expect((slider.value, slider.minimumValue, slider.maximumValue) == (20, 20, 20))
  }

  @Test func `text and attributedText of a view stay in sync`() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    let bold = NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 9)])
    (label.attributedText, field.attributedText, view.attributedText) = (bold, bold, bold)
    #expect([label.text, field.text, view.text] == ["bold", "bold", "bold"])
    (label.text, field.text, view.text) = (nil, nil, nil)
    #expect([label.text, field.text, view.text] == [nil, "", ""])
    label.text = "plain"
    #expect(label.attributedText == NSAttributedString(string: "plain"))
  }

  @Test func `a button has the looks of its state and runs its action`() {
    var log: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Save") { log.append("\($0.title)") })
    button.isEnabled = false
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    #expect(button.currentTitleColor == .gray && button.currentTitle == "Save")
    button.sendActions(for: .touchUpInside)
    #expect(log == ["Save"])
  }

  @Test func `a menu lists the actions that are on`() {
    let (on, off) = (UIAction(title: "on", state: .on) { _ in }, UIAction(title: "off") { _ in })
    let menu = UIMenu(children: [UIMenu(options: .displayInline, children: [off, on])])
    #expect(menu.selectedElements.map(\.title) == ["on"])
    #expect(menu.replacingChildren([off]).children.map(\.title) == ["off"])
  }
}
