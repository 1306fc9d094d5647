import OnChangeCompat
import Testing

/// Section 4.4 of the contract: siblings act as declared, also after the content of a modifier.
@MainActor
@Suite("Siblings after the content of a modifier", .timeLimit(.minutes(20))) struct SiblingsAfterModifierTests {
  private struct Cell: View {
    let log: Log
    let name: String
    @State private var value = 0
    var body: some View {
      Text(name).onChange(of: value) { log(name) }
        .onAppear { log.writers[name] = { [value = $value] in value.wrappedValue = $0 } }
    }
  }

  private struct Between: ViewModifier {
    let log: Log
    func body(content: Content) -> some View {
      Cell(log: log, name: "a")
      Cell(log: log, name: "b")
      Cell(log: log, name: "c")
      content
      Cell(log: log, name: "e")
      Cell(log: log, name: "f")
    }
  }

  private struct Row: View {
    let log: Log
    var body: some View { Cell(log: log, name: "d").modifier(Between(log: log)) }
  }

  @Test(arguments: [["f", "e", "d", "c", "b", "a"], ["c", "a", "f", "b", "d", "e"]])
  func `separately changed siblings run their actions in declared order`(written: [String]) {
    let log = Log()
    let host = ViewHost(Row(log: log))
    host.update { for name in written { log.writers[name]?(1) } }
    #expect(log.take() == ["a", "b", "c", "d", "e", "f"])
    #expect(host.bodyCount == 13)
  }
}
