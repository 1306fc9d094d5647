import SwiftUI
import Testing

@MainActor
@Suite("Controls of AppKit", .timeLimit(.minutes(20))) struct NSControlTests {
  private func sent(by body: () -> Void) -> [Selector] {
    let before = NSApp.sentActions.count
    body()
    return Array(NSApp.sentActions.dropFirst(before))
  }

  @Test func `a control's action reaches the app, and a nil action is not sent`() {
    let control = NSControl()
    let actions = sent {
      #expect(control.sendAction(Selector("save:"), to: nil))
      #expect(!control.sendAction(nil, to: nil))
    }
    #expect(actions == ["save:"])
  }

  @Test func `a click sends the button's action and sets the state of checkboxes and radio buttons`() {
    let push = NSButton(title: "Save", target: nil, action: Selector("save:"))
    let box = NSButton(checkboxWithTitle: "On", target: nil, action: Selector("switch:"))
    let radio = NSButton(title: "One", target: nil, action: nil)
    radio.setButtonType(.radio)
    let actions = sent {
      for button in [push, box, radio, radio] { button.performClick(nil) }
      push.isEnabled = false
      push.performClick(nil)
    }
    #expect(actions == ["save:", "switch:"])
    #expect([push, box, radio].map(\.state) == [.off, .on, .on])
    box.performClick(nil)
    #expect(box.state == .off)
  }

  @Test func `an enabled menu item sends its action when performed`() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Save", action: Selector("save:"), keyEquivalent: "")
    menu.addItem(withTitle: "Close", action: Selector("close:"), keyEquivalent: "").isEnabled = false
    #expect(sent { for index in 0..<3 { menu.performActionForItem(at: index) } } == ["save:"])
  }

  @Test func `a control's string, number and object values share one value`() {
    let control = NSControl()
    #expect(control.stringValue == "" && control.doubleValue == 0 && control.objectValue == nil)
    control.stringValue = "12.5 pt"
    #expect((control.doubleValue, control.floatValue, control.integerValue, control.intValue) == (12.5, 12.5, 12, 12))
    control.doubleValue = 3
    #expect(control.stringValue == "3" && control.objectValue as? Double == 3)
    control.integerValue = .max
    #expect(control.intValue == .max && control.integerValue == .max)
    control.floatValue = 0.25
    #expect(control.stringValue == "0.25")
    let bold = NSAttributedString(string: "7", attributes: [.font: NSFont.boldSystemFont(ofSize: 9)])
    control.attributedStringValue = bold
    #expect(control.attributedStringValue == bold && control.stringValue == "7" && control.intValue == 7)
  }

  @Test func `a button's title and attributed title stay in sync`() {
    let button = NSButton(image: NSImage(size: .zero), target: nil, action: nil)
    #expect(button.title == "" && button.imagePosition == .imageOnly && NSButton().title == "Button")
    button.attributedTitle = NSAttributedString(string: "Save", attributes: [.font: NSFont.systemFont(ofSize: 9)])
    #expect(button.title == "Save")
    button.title = "Close"
    #expect(button.attributedTitle == NSAttributedString(string: "Close"))
  }

  @Test func `editable text fields and text views are always selectable`() {
    let (field, text) = (NSTextField(), NSTextView())
    (field.isSelectable, text.isSelectable) = (false, false)
    #expect(!field.isEditable && !text.isEditable)
    (field.isEditable, text.isEditable) = (true, true)
    #expect(field.isSelectable && text.isSelectable)
    let labels = [NSTextField(labelWithString: "a"), NSTextField(wrappingLabelWithString: "b")]
    #expect(labels.map(\.isSelectable) == [false, true] && labels.map(\.isEditable) == [false, false])
  }

  @Test func `typing replaces the selection of a text`() {
    let text = NSTextView()
    text.string = "one two"
    #expect(text.selectedRange == NSRange(location: 7, length: 0))
    text.insertNewline(nil)
    text.insertText("1", replacementRange: NSRange(location: 0, length: 3))
    #expect(text.string == "1 two\n" && text.selectedRange == NSRange(location: 1, length: 0))
    text.setSelectedRange(NSRange(location: 1, length: 4))
    text.insertText(NSAttributedString(string: "!"), replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(text.string == "1!\n")
  }

  @Test func `an animation group runs its completion handler when it ends`() {
    var log: [String] = []
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 2
      log.append("\(NSAnimationContext.current === context)")
      NSAnimationContext.beginGrouping()
      log.append("\(NSAnimationContext.current.duration)")
      NSAnimationContext.current.completionHandler = { log.append("inner") }
      NSAnimationContext.endGrouping()
    } completionHandler: {
      log.append("outer")
    }
    NSAnimationContext.endGrouping()
    #expect(log == ["true", "0.25", "inner", "outer"] && NSAnimationContext.current.duration == 0.25)
  }

  @Test func `an NSEvent reports its button number or special key`() {
    let buttons = [NSEvent.EventType.leftMouseDown, .rightMouseUp, .otherMouseDragged].map { type in
      NSEvent.mouseEvent(
        with: type, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil, eventNumber: 0,
        clickCount: 1, pressure: 1)?.buttonNumber
    }
    #expect(buttons == [0, 1, 2])
    let keys = ["\u{f700}", "\r", "a", ""].map { text in
      NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
        characters: text, charactersIgnoringModifiers: text, isARepeat: false, keyCode: 0)
    }
    #expect(keys.map { $0?.specialKey } == [.upArrow, .carriageReturn, nil, nil])
    if let key = keys[0] { NSApp.sendEvent(key) }
    #expect(NSApp.currentEvent === keys[0])
  }
}
