import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Menus for a selection", .timeLimit(.minutes(20))) struct SelectionMenuTests {
  private struct Names: View {
    let log: Log
    @State var names = ["Ann", "Bea", "Cid"]
    @State var selected: Set<String> = []

    var body: some View {
      List(names, id: \.self, selection: $selected) { Text($0) }
        .contextMenu(forSelectionType: String.self) { chosen in
          Text("\(chosen.count) rows")
          Button("Delete") { names.removeAll { chosen.contains($0) } }
        } primaryAction: {
          log("open \($0.sorted())")
        }
      Text("no row")
    }
  }

  @Test func `a context menu acts on its row, or on the whole selection if the row is selected`() throws {
    let host = ViewHost(Names(log: Log()))
    try host.tap("Ann")
    try host.tap("Cid")
    #expect(try host.contextMenu(ofRow: "Bea").texts == ["1 rows", "Delete"])
    let menu = try host.contextMenu(ofRow: "Ann")
    #expect(menu.texts == ["2 rows", "Delete"])
    try menu.tap("Delete")
    #expect(host.texts == ["Bea", "no row"])
  }

  @Test func `a menu has the environment of its list, and the options of its host`() throws {
    struct Menu: View {
      @Environment(\.lineLimit) private var lines
      @Environment(\.locale.identifier) private var locale
      @State private var count = 0
      var body: some View {
        Text("\(lines ?? 0) lines in \(locale)")
        Button("Count") { count += 1 }.observe(count, followsCaptureRule: false) { _ in count += 1 }
      }
    }
    var configuration = ViewHost.Configuration()
    configuration.records = false
    configuration.onWarning = { _ in }
    let host = ViewHost(configuration: configuration) {
      List(["Ann"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Menu() }
        .lineLimit(3)
    }
    host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    let menu = try host.contextMenu(ofRow: "Ann")
    #expect(menu.texts == ["3 lines in de_DE", "Count"])
    try menu.tap("Count")
    #expect(menu.trace.isEmpty)
    #expect(menu.warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
    #expect(host.warnings == menu.warnings)
  }

  @Test func `openRow(_:) runs the primary action`() throws {
    let log = Log()
    let host = ViewHost(Names(log: log))
    try host.openRow("Bea")
    #expect(log.take() == [#"open ["Bea"]"#])
    let plain = ViewHost { List { ForEach(["x"], id: \.self) { Text($0) } } }
    #expect(throws: ViewHostError.self) { try plain.contextMenu(ofRow: "x") }
  }
}
