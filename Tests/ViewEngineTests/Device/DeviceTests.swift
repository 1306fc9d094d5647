#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewEngine

  /// What views of apps use of UIKit and AppKit though their files import SwiftUI only.
  @MainActor
  @Suite("The device", .timeLimit(.minutes(5))) struct DeviceTests {
    @Test func `the screen is as large as a view that nobody has given a size`() {
      #expect(UIScreen.main.bounds.size == EnvironmentValues().viewportSize)
      #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 780, height: 1688))
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIDevice.current.name == UIDevice.current.model)
    }

    @Test func `what is copied can be pasted`() throws {
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

    @Test func `a view that makes the device shake acts as it would otherwise`() throws {
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

    @Test func `what an app asks the system for is kept`() async throws {
      let url = try #require(URL(string: UIApplication.openSettingsURLString))
      let app = UIApplication.shared
      app.openedURLs = []
      #expect(app.canOpenURL(url) && app.applicationState == .active)
      app.open(url)
      let isOpened = await withCheckedContinuation { done in
        app.open(url, options: [.universalLinksOnly: true]) { done.resume(returning: $0) }
      }
      #expect(isOpened && app.openedURLs == [url, url])
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

    @Test func `what is copied the way of AppKit can be pasted`() {
      let board = NSPasteboard.general
      let cleared = board.clearContents()
      #expect(board.types == nil && board.string(forType: .string) == nil)
      #expect(board.setString("code", forType: .string) && board.setData(Data([1]), forType: .png))
      #expect(board.string(forType: .string) == "code" && board.data(forType: .png) == Data([1]))
      #expect(board.types == [.png, .string])
      #expect(board.declareTypes([.string], owner: nil) == cleared + 1 && board.changeCount == cleared + 1)
      #expect(board.types == nil)
    }

    @Test func `the colours of AppKit have their names`() {
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
#endif
