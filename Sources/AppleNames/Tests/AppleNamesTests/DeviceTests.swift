import Foundation
import SwiftUI
import Testing

/// Names of UIKit and AppKit in views of apps whose files import SwiftUI only.
@MainActor
@Suite("The device", .timeLimit(.minutes(20))) struct DeviceTests {
  @Test func `UIScreen.main has the default viewport size, and UIDevice is a phone`() {
    #expect(UIScreen.main.bounds.size == EnvironmentValues().viewportSize)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 780, height: 1688))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.name == UIDevice.current.model)
  }

  @Test func `UIPasteboard.general keeps a copied string or URL until it is cleared`() throws {
    let host = ViewHost(Clipboard())
    try host.tap("Copy")
    try host.tap("Paste")
    #expect(host.texts.last == "code")
    UIPasteboard.general.url = URL(string: "app://a")
    #expect(UIPasteboard.general.strings == ["app://a"])
    #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.hasURLs)
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
    #expect(UIPasteboard.general.strings == nil && UIPasteboard.general.url == nil)
  }

  struct Clipboard: View {
    @State private var pasted = ""
    var body: some View {
      Button("Copy") { UIPasteboard.general.string = "code" }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "" }
      Text(pasted)
    }
  }

  @Test func `feedback generators do not affect a button's action`() throws {
    let host = ViewHost(Shaking())
    try host.tap("Add")
    #expect(host.texts == ["Add", "1"])
  }

  struct Shaking: View {
    @State private var count = 0
    private let impact = UIImpactFeedbackGenerator(style: .rigid)
    var body: some View {
      Button("Add") {
        impact.prepare()
        impact.impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
        count += 1
      }
      Text("\(count)")
    }
  }

  @Test func `UIApplication, NSWorkspace and NSApp record the requests of an app`() async throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    let app = UIApplication.shared
    app.openedURLs = []
    #expect(app.canOpenURL(url) && app.applicationState == .active)
    await app.open(url)
    let isOpened = await withCheckedContinuation { done in
      app.open(url, options: [.universalLinksOnly: true]) { done.resume(returning: $0) }
    }
    #expect(isOpened && app.openedURLs == [url, url])
    app.beginReceivingRemoteControlEvents()
    #expect(app.isReceivingRemoteControlEvents)
    app.endReceivingRemoteControlEvents()
    #expect(!app.isReceivingRemoteControlEvents)
    app.isIdleTimerDisabled = true
    app.applicationIconBadgeNumber += 1
    let task = app.beginBackgroundTask(withName: "upload") {}
    #expect(task != .invalid && app.backgroundTasks == [task])
    app.endBackgroundTask(task)
    #expect(app.backgroundTasks == [])
    #expect(app.isIdleTimerDisabled && app.applicationIconBadgeNumber == 1)

    NSWorkspace.shared.openedURLs = []
    #expect(NSWorkspace.shared.open(url))
    NSWorkspace.shared.activateFileViewerSelecting([url])
    #expect(NSWorkspace.shared.openedURLs == [url] && NSWorkspace.shared.selectedURLs == [url])

    NSApp.terminationRequests = 0
    NSApp.terminate(nil)
    #expect(NSApplication.shared.terminationRequests == 1)
    NSApp.hide(nil)
    #expect(NSApp.isHidden && !NSApp.isActive)
    NSApp.activate(ignoringOtherApps: true)
    #expect(!NSApp.isHidden && NSApp.isActive)
    #expect(NSApp.setActivationPolicy(.accessory) && NSApp.activationPolicy() == .accessory)
  }

  @Test func `NSPasteboard.general keeps copied strings and data until it is cleared`() {
    let board = NSPasteboard.general
    let cleared = board.clearContents()
    #expect(board.types == nil && board.string(forType: .string) == nil)
    #expect(board.setString("code", forType: .string) && board.setData(Data([1]), forType: .png))
    #expect(board.string(forType: .string) == "code" && board.data(forType: .png) == Data([1]))
    #expect(board.types == [.png, .string])
    #expect(board.declareTypes([.string], owner: nil) == cleared + 1 && board.changeCount == cleared + 1)
    #expect(board.types == nil)
  }

  @Test func `NSCursor.pop() restores the cursor from before the matching push()`() {
    NSCursor.arrow.set()
    NSCursor.pointingHand.push()
    NSCursor.iBeam.push()
    #expect(NSCursor.current == .iBeam)
    NSCursor.openHand.set()
    #expect(NSCursor.current.description == "NSCursor(openHand)")
    NSCursor.pop()
    #expect(NSCursor.current == .pointingHand)
    NSCursor.current.pop()
    NSCursor.pop()
    #expect(NSCursor.current == .arrow)
  }

  @Test func `a file panel is cancelled unless NSSavePanel.answers supplies files`() async throws {
    let files = [URL(fileURLWithPath: "/a.png"), URL(fileURLWithPath: "/b.png")]
    let host = ViewHost(Files())
    try host.tap("Open")
    #expect(host.texts == ["Open", "cancelled"])
    NSSavePanel.answers = [files, [], [files[1]], [files[0]]]
    try host.tap("Open")
    #expect(host.texts == ["Open", "a.png b.png"])
    try host.tap("Open")
    #expect(host.texts == ["Open", "cancelled"])
    let panel = NSSavePanel()
    panel.nameFieldStringValue = "c.png"
    #expect(await panel.begin() == .OK && panel.url == files[1])
    panel.begin { response in #expect(response == .OK) }
    #expect(panel.url == files[0] && NSSavePanel.answers.isEmpty && panel.runModal() == .cancel && panel.url == nil)
  }

  struct Files: View {
    @State private var names = ""
    var body: some View {
      Button("Open") {
        let panel = NSOpenPanel()
        panel.allowsMultipleSelection = true
        panel.canChooseDirectories = false
        panel.allowedContentTypes = [.image, .png]
        let isChosen = panel.runModal() == .OK
        names = isChosen ? panel.urls.map(\.lastPathComponent).joined(separator: " ") : "cancelled"
      }
      Text(names)
    }
  }

  @Test func `the description of a dynamic UIColor shows a different dark variant`() {
    let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBlue }
    #expect(Color(uiColor: ink).description == "systemBlue, in the dark white")
    #expect(UIColor { _ in .black } == .black)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `the device is upright and cool, and its battery state is unknown`() throws {
    let device = UIDevice.current
    #expect(device.orientation.isPortrait && !device.orientation.isLandscape && !device.orientation.isFlat)
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(device.identifierForVendor == device.identifierForVendor && device.identifierForVendor != nil)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test func `a device that a program makes has the same constants and its own orientation`() {
    let device = UIDevice()
    device.orientation = .landscapeLeft
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor && device.model == "iPhone")
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test func `an observer of keyboardWillShowNotification receives the keyboard's frame`() throws {
    let host = ViewHost(Covered())
    let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    try host.tap("Read")
    #expect(host.texts == ["Read", "344.0"])
  }

  /// As files of apps hear it that have no publishers: with an observer.
  struct Covered: View {
    private final class Height: @unchecked Sendable {
      var value: CGFloat = 0
      var observer: (any NSObjectProtocol)?
    }
    @State private var height = Height()
    @State private var shown: CGFloat = 0
    var body: some View {
      Button("Read") { shown = height.value }
      Text("\(shown)").onAppear {
        height.observer = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak height] notification in
          height?.value = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? -1
        }
      }
    }
  }

  @Test func `an NSColor converts to a Color with the same name or components`() {
    #expect(Color(nsColor: .windowBackgroundColor) == Color("windowBackgroundColor"))
    #expect(Color(.controlAccentColor).description == "controlAccentColor")
    #expect(Color(nsColor: .separatorColor.withAlphaComponent(0.5)).description == "separatorColor at 0.5")
    #expect(Color(nsColor: NSColor(white: 0.5, alpha: 1)) == Color(white: 0.5))
    #expect(Color(nsColor: NSColor(calibratedWhite: 0.5, alpha: 1)) == Color(white: 0.5))
    #expect(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == NSColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 1) == NSColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(NSColor(Color.red).description == "red")
    // Of a name that both have, UIKit's is meant.
    #expect(Color(.red).description == "red")
  }
}
