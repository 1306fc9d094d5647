#if !canImport(Darwin)
  import AppKitNames
  import CoreGraphicsNames
  import Foundation
  import KitNames
  import SimdNames
  import Testing
  import UIKitNames
  import ViewEngine

  @MainActor
  @Suite("Names of UIKit, AppKit and Core Graphics that came later", .timeLimit(.minutes(20))) struct LaterNamesTests {
    @Test func `a date picker keeps its date, and a test sends its action`() {
      let picker = UIDatePicker(frame: .zero)
      let date = Date(timeIntervalSinceReferenceDate: 3)
      picker.setDate(date, animated: true)
      picker.datePickerMode = .time
      var chosen: Date?
      picker.addAction(UIAction { _ in chosen = picker.date }, for: .valueChanged)
      picker.sendActions(for: .valueChanged)
      #expect(chosen == date)
    }

    @Test func `the flag for animations is kept`() {
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }

    private final class Sheet: NSObject, UIViewControllerTransitioningDelegate, UIPopoverPresentationControllerDelegate
    {}

    @Test func `a transitioning delegate without methods has no transition`() {
      let sheet = Sheet()
      let controller = UIViewController()
      #expect(sheet.animationController(forDismissed: controller) == nil)
      let presentation = UIPopoverPresentationController()
      #expect(sheet.adaptivePresentationStyle(for: presentation) == .none)
    }

    @Test func `an AppKit view keeps its texts and its role for assistive technologies`() {
      let view = NSView(frame: .zero)
      view.setAccessibilityRole(.button)
      view.setAccessibilityHelp("help")
      view.setAccessibilityTitle("title")
      #expect(view.accessibilityRole() == .button)
      #expect(view.accessibilityHelp() == "help" && view.accessibilityTitle() == "title")
      NSAccessibility.post(element: view, notification: .announcementRequested, userInfo: [.announcement: "a"])
    }

    @Test func `a scrollable text view is the document of its scroll view`() {
      let view = NSTextView.scrollableTextView()
      #expect(view.documentView is NSTextView && view.hasVerticalScroller)
      #expect(NSRunningApplication.current.activationPolicy == NSApp.activationPolicy())
    }

    @Test func `a layout manager keeps its containers and its text`() {
      let (storage, manager) = (NSTextStorage(string: "abc"), NSLayoutManager())
      let container = NSTextContainer(size: CGSize(width: 3, height: 4))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      #expect(manager.textContainers.first === container && container.layoutManager === manager)
      #expect(manager.numberOfGlyphs == 3 && manager.glyphRange(for: container).length == 3)
      #expect(manager.usedRect(for: container) == .zero)
      storage.removeLayoutManager(manager)
      #expect(manager.numberOfGlyphs == 0 && storage.layoutManagers.isEmpty)
      let view = UITextView(frame: .zero)
      view.text = "abcd"
      #expect(view.layoutManager.textContainers.first === view.textContainer && view.textStorage.string == "abcd")
    }

    @Test func `functions of vectors go component by component`() {
      #expect(sin(SIMD2<Double>(0, .pi / 2)) == [0, 1])
      #expect(floor(SIMD3<Float>(0.5, 1.5, -0.5)) == [0, 1, -1])
      #expect(CFAbsoluteTimeGetCurrent() > 0)
      #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5 && NSMenu().menuBarHeight == 24)
    }
  }
#endif
