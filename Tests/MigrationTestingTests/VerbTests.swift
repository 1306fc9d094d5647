import Foundation
import OnChangeCompat
import Testing

@testable import MigrationTesting

/// Verbs that need more than a tap.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct VerbTests {
  @Test func `a double tap is explored beside a single tap`() async {
    let report = await previewMigration(depth: 1, exploring: .quiet { $0.randomScripts = 0 }) { Photo() }
    #expect(report.divergences.map(\.script) == [[.tap("Photo", count: 2)]])
  }

  @Test func `a script replays the colour that it names`() async throws {
    let host = ViewHost(Ink())
    try host.perform(.pick(color: "green", from: "Ink"))
    #expect(host.texts == ["Ink", "green"])
    let report = await compareMigration(replaying: [.pick(color: "green", from: "Ink")], exploring: .quiet()) { _ in
      Ink()
    } modern: { _ in
      Ink(shown: "red")
    }
    #expect(report.divergences.first?.old.texts == ["Ink", "green"], "\(report)")
    #expect(report.divergences.first?.new.texts == ["Ink", "red"])
  }

  @Test func `a verb that needs an app's value is reported and does not end the exploration`() async {
    let report = await previewMigration(depth: 2, exploring: .quiet { $0.randomScripts = 0 }) { Inbox() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.notExplored.contains(.needsValue("drop \"Box\"")), "\(report.notExplored)")
    #expect(report.notExplored.contains(.needsValue("chooseFiles")), "\(report.notExplored)")
    #expect(report.coverage.first?.steps.contains(.focus("Card")) == true, "\(report.coverage)")
  }

  @Test func `a script can supply a value that only the app knows`() async {
    let report = await previewMigration(
      replaying: [.drop("letter", onto: "Box"), .tap("Open"), .chooseFiles(["/tmp/a.txt"])], exploring: .quiet()
    ) { Inbox() }
    #expect(report.isEquivalent, "\(report)")
    #expect(report.notExplored == [], "\(report)")
  }

  private struct Photo: View {
    @State private var likes = 0
    @State private var saved = -1
    @State private var taps = 0
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      let likes = likes
      VStack {
        Text("Photo").onTapGesture(count: 2) { self.likes = 1 }.onTapGesture {}
        Text("saved \(saved)").onChange(of: likes) { _ in saved = likes }
      }
    }
  }

  private struct Ink: View {
    @State private var color = Color.red
    var shown: String?
    var body: some View {
      ColorPicker("Ink", selection: $color)
      Text(shown ?? color.description)
    }
  }

  private struct Inbox: View {
    @State private var isOpen = false
    @State private var letters: [String] = []
    @FocusState private var isFocused: Bool
    @available(*, deprecated, message: "the legacy form")
    var body: some View {
      Text("Box").dropDestination(for: String.self) { items, _ in
        letters += items
        return true
      }
      Text("Card").focusable().focused($isFocused).onChange(of: isFocused) { _ in }
      Button("Open") { isOpen = true }
        .fileImporter(isPresented: $isOpen, allowedContentTypes: [.text]) { _ in letters.append("file") }
    }
  }
}
