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

  @Test func `the ids of children compare with erased ids, as SwiftUI has them`() throws {
    struct First: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        let first: AnyHashable? = children.first?.id
        ForEach(Array(zip(children.indices, children)), id: \.1.id) { index, child in
          if child.id == first { Text("first is \(index)") }
          child
        }
      }
    }
    let host = ViewHost(
      _VariadicView.Tree(First()) {
        Text("a")
        Text("b")
      })
    #expect(host.texts == ["first is 0", "a", "b"])
  }
}
