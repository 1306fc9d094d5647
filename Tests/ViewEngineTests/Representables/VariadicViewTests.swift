import Testing
import ViewEngine

private struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

private struct Stack<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack { _VariadicView.Tree(Divided()) { content } }
  }
}

@MainActor
@Suite("Variadic views", .timeLimit(.minutes(20))) struct VariadicViewTests {
  @Test func `a variadic root gets each view of its content as a child`() throws {
    struct Screen: View {
      @State var names = ["a", "b"]
      var body: some View {
        Stack {
          Text("first")
          ForEach(names, id: \.self) { Text($0) }
        }
        Button("Add") { names.append("c") }
      }
    }
    let host = ViewHost(Screen())
    func dividers() -> Int { host.tree.components(separatedBy: "Divider").count - 1 }
    #expect(host.texts == ["first", "a", "b", "Add"] && dividers() == 2)
    try host.tap("Add")
    #expect(host.texts == ["first", "a", "b", "c", "Add"] && dividers() == 3)
  }
}
