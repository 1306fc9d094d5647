import AppKit
import Testing

// This file imports nothing else, as a file of an app that says `import AppKit`.

@MainActor
@Suite("What a file has that imports AppKit", .timeLimit(.minutes(20))) struct AppKitTests {
  @Test func `a file that imports AppKit can use the AppKit stand-ins and Foundation`() throws {
    let url = try #require(URL(string: "app://b"))
    NSWorkspace.shared.open(url)
    #expect(NSWorkspace.shared.openedURLs.last == url)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("copied", forType: .string)
    #expect(NSPasteboard.general.string(forType: .string) == "copied")
    #expect(NSColor.windowBackgroundColor != .controlAccentColor)
    #expect(NSApp === NSApplication.shared)
    #expect(NSImage(named: "logo") != NSImage(size: .zero) && NSCursor.arrow != .pointingHand)
    let panels: [NSSavePanel] = [NSSavePanel(), NSOpenPanel()]
    #expect(panels.map(\.url) == [nil, nil] && NSApplication.ModalResponse.OK != .cancel)
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/a.txt"))?.suggestedName == "a")
  }
}
