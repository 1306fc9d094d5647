import AppKit
import CoreGraphics
import Foundation
import UIFoundation
import Testing
import UIKit
import ViewEngine

@MainActor
@Suite("Values that classes of UIKit and AppKit keep", .timeLimit(.minutes(20)), .serialized)
struct KitValuesTests {
  @Test func `a pasteboard has the newest copy only`() {
    let pasteboard = UIPasteboard.general
    pasteboard.string = "text"
    let count = pasteboard.changeCount
    pasteboard.image = UIImage(systemName: "star")
    #expect(pasteboard.hasImages && !pasteboard.hasStrings && pasteboard.changeCount == count + 1)
    pasteboard.setItems([["public.utf8-plain-text": "a"], ["public.png": Data([1])]], options: [.localOnly: true])
    #expect(!pasteboard.hasImages && pasteboard.string == "a" && pasteboard.numberOfItems == 2)
    #expect(pasteboard.data(forPasteboardType: "public.png") == Data([1]))
    #expect(pasteboard.contains(pasteboardTypes: ["public.png"]) && pasteboard.types == ["public.utf8-plain-text"])
    pasteboard.strings = nil
  }

  @Test func `a device turns by its key, and an app keeps short cuts and requested scenes`() {
    UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(UIDevice.current.orientation == .landscapeLeft)
    UIDevice.current.orientation = .portrait
    let app = UIApplication.shared
    app.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    #expect(app.shortcutItems?.first?.localizedTitle == "New")
    app.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "window"), options: nil)
    #expect(app.requestedSceneActivities.last??.activityType == "window")
  }

  @Test func `a sheet keeps the chosen height`() {
    let controller = UIViewController()
    let sheet = controller.sheetPresentationController
    sheet?.detents = [.medium(), .custom(identifier: .init("small")) { $0.maximumDetentValue / 3 }]
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    #expect(sheet?.detents.map(\.identifier.rawValue) == ["medium", "small"])
    #expect(sheet?.selectedDetentIdentifier == .medium && controller.presentationController === sheet)
  }

  @Test func `an outline knows the points inside`() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 0.5, y: 0.5)))
    ring.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(ring.contains(CGPoint(x: 15, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5)))
    var twice = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(twice.contains(CGPoint(x: 3, y: 3)) && !twice.contains(CGPoint(x: 3, y: 3), eoFill: true))
  }

  @Test func `a colour is mixed from its components, if they are known`() throws {
    let mixed = try #require(NSColor(white: 1, alpha: 1).blended(withFraction: 0.25, of: NSColor(white: 0, alpha: 1)))
    #expect(abs(mixed.redComponent - 0.75) < 0.001)
    #expect(NSColor.labelColor.highlight(withLevel: 0.5) == nil && NSColor.labelColor.type == .catalog)
    let dynamic = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    #expect(dynamic.description.contains("in the dark"))
  }

  @Test func `a panel answers for a window, and keeps its accessory`() {
    let panel = NSOpenPanel()
    panel.accessoryView = NSView(frame: .zero)
    NSSavePanel.answers = [[URL(fileURLWithPath: "/tmp/a")]]
    var response: NSApplication.ModalResponse?
    panel.beginSheetModal(for: NSWindow()) { response = $0 }
    #expect(response == .OK && panel.urls.count == 1 && panel.accessoryView != nil)
    #expect(NSOpenPanel().accessoryView == nil)
  }

  @Test func `a path in the home folder begins with a tilde`() {
    #expect((NSHomeDirectory() + "/a" as NSString).abbreviatingWithTildeInPath == "~/a")
    #expect(("/nowhere/a" as NSString).abbreviatingWithTildeInPath == "/nowhere/a")
  }

  @Test func `values of a released object are not those of a new one`() {
    for number in 0..<200 {
      let item = NSMenuItem()
      #expect(item.subtitle == nil)
      item.subtitle = "\(number)"
    }
  }
}
