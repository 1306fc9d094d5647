import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Rows that are edited", .timeLimit(.minutes(20))) struct RowsTests {
  struct Names: View {
    let log: Log
    @State var names = ["Ann", "Ben", "Cid", "Dan"]
    @Environment(\.editMode) var editMode
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name).bold()
            Text("of \(names.count)")
          }
          .deleteDisabled(name == "Ben")
          .moveDisabled(name == "Cid")
        }
        .onDelete { offsets in
          log("delete \(offsets.map { $0 })")
          names.remove(atOffsets: offsets)
        }
        .onMove { source, destination in
          log("move \(source.map { $0 }) to \(destination)")
          names.move(fromOffsets: source, toOffset: destination)
        }
      }
      EditButton()
      Text(editMode?.wrappedValue.isEditing ?? false ? "editing" : "reading")
    }
    var order: String { names.joined() }
  }

  func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing thrown"
    } catch { return (error as? ViewHostError)?.message ?? "\(error)" }
  }

  @Test func `delete finds a row by one of its texts or all of them`() throws {
    let log = Log()
    let host = ViewHost(Names(log: log))
    try host.delete("Ann of 4")
    try host.delete("Dan")
    try host.find("Cid").delete()
    #expect(log.take() == ["delete [0]", "delete [2]", "delete [1]"])
    #expect(host.texts == ["Ben", "of 1", "Edit", "reading"])
  }

  @Test func `move takes the row's final index, and is a no-op if the row is already there`() throws {
    let log = Log()
    let host = ViewHost(Names(log: log))
    try host.move("Ann", to: 2)
    try host.move("Dan", to: 0)
    try host.move("Dan", to: 0)
    #expect(log.take() == ["move [0] to 3", "move [3] to 0"])
    #expect(host.texts.prefix(8).filter { !$0.hasPrefix("of") } == ["Dan", "Ben", "Cid", "Ann"])
  }

  @Test func `a delete or move error says why the row cannot be edited`() {
    let host = ViewHost(Names(log: Log()))
    #expect(
      message { try host.delete("Ben") }
        == """
        delete: the row "Ben of 4" cannot be deleted: .deleteDisabled(true) applies to it.

        To fix, pass false to .deleteDisabled for this row, or delete a different one.
        """)
    #expect(
      message { try host.move("Cid", to: 0) }
        == """
        move: the row "Cid of 4" cannot be moved: .moveDisabled(true) applies to it.

        To fix, pass false to .moveDisabled for this row, or move a different one.
        """)
    #expect(
      message { try host.move("Ann", to: 4) }
        == """
        move: the row "Ann of 4" cannot be moved to 4: there are 4 rows.

        To fix, use a destination from 0 to 3.
        """)
    #expect(
      message { try host.delete("Eve") }
        == """
        delete: there is no row "Eve" on screen in a ForEach with .onDelete or .onMove.
          On screen: "Ann of 4", "Ben of 4", "Cid of 4", "Dan of 4".

        To fix, use one of these labels, or perform the event that shows the row first.
        """)
    #expect(
      message { try host.delete("of 4", at: 4) }
        == """
        delete: index 4 is out of range: there are 4 rows labelled "of 4".

        To fix, use an index from 0 to 3.
        """)
    #expect(
      host.interactions.map(\.description) == [
        "delete Ann of 4", "move Ann of 4", "delete Ben of 4 (disabled)", "move Ben of 4", "delete Cid of 4",
        "move Cid of 4 (disabled)", "delete Dan of 4", "move Dan of 4", "tap Edit",
      ])
    let plain = ViewHost { ForEach(0..<2) { Text("\($0)") }.onMove(perform: { _, _ in }).onDelete(perform: nil) }
    #expect(
      message { try plain.delete("1") } == "delete: the ForEach of the row \"1\" has no .onDelete action.\n\n"
        + "To fix, add .onDelete(perform:) to the ForEach.")
  }

  @Test func `EditButton switches the edit mode`() throws {
    let host = ViewHost(Names(log: Log()))
    try host.tap("Edit")
    #expect(host.texts.suffix(2) == ["Done", "editing"])
    try host.tap("Done")
    #expect(host.texts.suffix(2) == ["Edit", "reading"])
  }

  @Test(arguments: [
    (IndexSet([0, 2]), 4, "bdac"), (IndexSet([3]), 0, "dabc"), (IndexSet([1]), 2, "abcd"), (IndexSet([1]), 3, "acbd"),
  ])
  func `move(fromOffsets:toOffset:) moves elements by offsets`(source: IndexSet, destination: Int, result: String) {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(letters.joined() == result)
  }

  @Test func `remove(atOffsets:) removes elements by offsets`() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    #expect(letters == ["a", "c"])
  }
}
