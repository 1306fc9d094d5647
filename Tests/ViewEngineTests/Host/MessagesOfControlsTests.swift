import Foundation
import Testing

@testable import ViewEngine

/// The whole messages of verbs for one kind of control, as far as no other suite compares them.
@MainActor
@Suite("Messages of controls", .timeLimit(.minutes(20))) struct MessagesOfControlsTests {
  @Test(arguments: Self.values) func `a value that a control does not take says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.rows) func `a row that does not react says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.scrolling) func `a container that does not scroll says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.others) func `a key, a drop or a file that no view takes says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test func `a host that is busy at the end of a test says what to do`() async {
    struct Counting: View {
      @State private var number = 0
      var body: some View { Text("\(number)").onAppear { number += 1 }.id(number) }
    }
    let host = ViewHost(Counting(), configuration: .silent)
    let error = await #expect(throws: ViewHostError.self) { try await host.finish(allowing: .warnings, maxFrames: 3) }
    #expect(
      error?.message == """
        finish: the test leaves something behind.
          - the host was still busy after 3 frames.

        To fix, allow more frames with finish(maxFrames:).
        """)
    host.dismiss()
  }

  // MARK: Values

  private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  nonisolated static let values: [Refusal] = [
    Refusal(
      "a date after the last one",
      """
      pick: 1970-01-02 00:00:00 +0000 is not in the range of the date picker "Until".

      To fix, use a date to 1970-01-01 00:00:00 +0000, or widen the picker's range.
      """
    ) {
      let picker = DatePicker("Until", selection: .constant(date(0)), in: ...date(0))
      try ViewHost(picker).pick(date(86_400), from: "Until")
    },
    Refusal(
      "a date outside of a closed range",
      """
      pick: 1970-01-02 00:00:00 +0000 is not in the range of the date picker "Due".

      To fix, use a date from 1970-01-01 00:00:00 +0000 to 1970-01-01 00:00:01 +0000, or widen the picker's range.
      """
    ) {
      let picker = DatePicker("Due", selection: .constant(date(0)), in: date(0)...date(1))
      try ViewHost(picker).pick(date(86_400), from: "Due")
    },
    Refusal(
      "a date that is no number",
      """
      pick: not a number is not in the range of the date picker "Any".

      To fix, use a date that is a number.
      """
    ) { try ViewHost(DatePicker("Any", selection: .constant(date(0)))).pick(date(.nan), from: "Any") },
    Refusal(
      "a stepper at its minimum",
      """
      decrement: the stepper "Beds" is at its minimum.

      To fix, widen the stepper's range, or step the other way first.
      """
    ) { try ViewHost(Stepper("Beds", value: .constant(0), in: 0...1)).decrement("Beds") },
  ]

  // MARK: Rows

  private static var plainRows: some View { ForEach(["a", "b"], id: \.self) { Text($0) } }

  nonisolated static let rows: [Refusal] = [
    Refusal(
      "no row with an action",
      """
      move: there is no row "a" on screen in a ForEach with .onDelete or .onMove.

      To fix, add .onMove(perform:) to the ForEach.
      """
    ) { try ViewHost(List { plainRows }).move("a", to: 0) },
    Refusal(
      "a row without onMove",
      """
      move: the ForEach of the row "a" has no .onMove action.

      To fix, add .onMove(perform:) to the ForEach.
      """
    ) { try ViewHost(List { ForEach(["a"], id: \.self) { Text($0) }.onDelete { _ in } }).move("a", to: 0) },
    Refusal(
      "the only row",
      """
      move: the row "a" cannot be moved to 1: there is one row.

      To fix, use to: 0.
      """
    ) { try ViewHost(List { ForEach(["a"], id: \.self) { Text($0) }.onMove { _, _ in } }).move("a", to: 1) },
    Refusal(
      "an element in no row",
      """
      delete: the element that was found by text "a" is in no row of a ForEach with .onDelete or .onMove.

      To fix, find such a row with host.row("…"), or add .onDelete(perform:) to the ForEach.
      """
    ) { try ViewHost(List { plainRows }).find("a").delete() },
    Refusal(
      "a row without a menu",
      """
      contextMenu: the row "a" has no context menu for a selection.

      To fix, add .contextMenu(forSelectionType:) to a List(selection:) of the rows' type.
      """
    ) { _ = try ViewHost(List { plainRows }).contextMenu(ofRow: "a") },
    Refusal(
      "a double click that does nothing",
      """
      openRow: a double click on the row "a" does nothing.

      To fix, pass a primaryAction to .contextMenu(forSelectionType:menu:primaryAction:).
      """
    ) {
      let list = List(["a"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Go") {} }
      try ViewHost(list).openRow("a")
    },
  ]

  // MARK: Scrolling

  private static func host(rows: Int?, _ root: some View) -> ViewHost {
    var configuration = ViewHost.Configuration.silent
    configuration.visibleRows = rows
    return ViewHost(root, configuration: configuration)
  }

  nonisolated static let scrolling: [Refusal] = [
    Refusal(
      "a list that shows its first rows",
      """
      scrollUp: the List already shows its first rows, 1 to 2 of 3.

      To fix, scroll the other way: scrollDown().
      """
    ) { try host(rows: 2, List(0..<3) { Text("\($0)") }).scrollUp() },
    Refusal(
      "a list without rows",
      """
      scrollDown: the List has no rows.

      To fix, perform the event that adds rows first.
      """
    ) { try host(rows: 2, List(0..<0) { Text("\($0)") }).scrollDown(at: 0) },
    Refusal(
      "a host without windows",
      """
      scrollDown: nothing can scroll, because Configuration.visibleRows is nil.

      To fix, leave this step out, as all rows are on screen, or set Configuration.visibleRows.
      """
    ) { try host(rows: nil, List(0..<3) { Text("\($0)") }).scrollDown() },
    Refusal(
      "a part without a list",
      """
      scroll: there is no List, lazy stack or lazy grid in the text "a".

      To fix, leave in: out to search the whole screen.
      """
    ) {
      let host = ViewHost(
        VStack {
          Text("a")
          List(0..<3) { Text("\($0)") }
        })
      try host.scroll(to: 1, in: host.find("a"))
    },
    Refusal(
      "an index past the only container",
      """
      scrollDown: index 1 is out of range: there is one container on screen with rows that are scrolled away.

      To fix, use at: 0, or leave the index out.
      """
    ) { try host(rows: 2, List(0..<3) { Text("\($0)") }).scrollDown(at: 1) },
  ]

  // MARK: Keys, drops and files

  nonisolated static let others: [Refusal] = [
    Refusal(
      "a key without a handler",
      """
      press: no view around the focus handles keys.

      To fix, add .onKeyPress to a view around it.
      """
    ) { try ViewHost(Text("a")).press("b") },
    Refusal(
      "a key that one handler ignores",
      """
      press: no view takes the key b.
        One key handler ignored it.

      To fix, return .handled for this key from a handler around the focus.
      """
    ) { try ViewHost(Text("a").onKeyPress { _ in .ignored }).press("b") },
    Refusal(
      "a key that two handlers ignore",
      """
      press: no view takes the key b.
        2 key handlers ignored it.

      To fix, return .handled for this key from a handler around the focus.
      """
    ) { try ViewHost(Text("a").onKeyPress { _ in .ignored }.onKeyPress { _ in .ignored }).press("b") },
    Refusal(
      "a drag without a source",
      """
      drag: there is no view "a" on screen that can be dragged.

      To fix, add .draggable(_:) to the view.
      """
    ) { try ViewHost(Text("a")).drag("a", onto: "b") },
    Refusal(
      "a drag of a different view",
      """
      drag: there is no view "b" on screen that can be dragged.
        On screen: "a".

      To fix, use one of these labels, or add .draggable(_:) to the view.
      """
    ) { try ViewHost(Text("a").draggable("payload")).drag("b", onto: "a") },
    Refusal(
      "a drop after a view that is no row",
      """
      drop: "a" is no row of a ForEach with .onInsert, so nothing can be dropped after it.

      To fix, drop the items onto it: drop(…, onto: "a").
      """
    ) { try ViewHost(Text("a").dropDestination(for: String.self) { _, _ in true }).drop(["b"], after: "a") },
    Refusal(
      "a drop of a different type",
      """
      drop: the view "a" does not accept items of type Int.

      To fix, drop items of a type that its modifier names; an action of .dropDestination also has to return true.
      """
    ) { try ViewHost(Text("a").dropDestination(for: String.self) { _, _ in true }).drop([1], onto: "a") },
    Refusal(
      "no file importer",
      """
      chooseFile: no file importer is presented.

      To fix, perform the event that presents it first.
      """
    ) { try ViewHost(Text("a")).chooseFile(URL(fileURLWithPath: "/a")) },
    Refusal(
      "more files than one",
      """
      chooseFiles: the file importer takes one file, and 2 were chosen.

      To fix, call chooseFile(_:) with one URL, or pass allowsMultipleSelection: true to .fileImporter.
      """
    ) {
      let root = Text("a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
      try ViewHost(root).chooseFiles([URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")])
    },
  ]
}
