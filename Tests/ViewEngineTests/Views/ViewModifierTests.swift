import Testing

@testable import ViewEngine

@MainActor
@Suite("ViewModifier", .timeLimit(.minutes(20))) struct ViewModifierTests {
  struct Title: ViewModifier {
    let log: Log
    let text: String
    @State var clicks = 0
    func body(content: Content) -> some View {
      let _ = log("title \(text)")
      VStack {
        Button("\(text) \(clicks)") { clicks += 1 }
        content
      }
    }
  }

  struct Leaf: View {
    let log: Log
    let number: Int
    var body: some View {
      let _ = log("leaf \(number)")
      Text("leaf \(number)")
    }
  }

  struct Page: View {
    let log: Log
    @State var number = 0
    @State var text = "title"
    var body: some View {
      Button("Content") { number += 1 }
      Button("Modifier") { text += "!" }
      Leaf(log: log, number: number).modifier(Title(log: log, text: text))
    }
  }

  @Test func `content that a modifier inserts on a covered page appears when the page is uncovered`() throws {
    struct Gate: ViewModifier {
      let isOpen: Bool
      func body(content: Content) -> some View {
        Text("gate")
        if isOpen { content }
      }
    }
    struct Home: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go") { Button("Open") { isOpen = true } }
            Text("inside").onAppear { log("appears") }.modifier(Gate(isOpen: isOpen))
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Home(log: log))
    try host.tap("Go")
    try host.tap("Open")
    #expect(log.take() == [])
    try host.goBack()
    #expect(log.take() == ["appears"])
    #expect(host.texts.contains("inside"))
  }

  @Test func `content nested in the modifier's body changes together with the modifier`() throws {
    struct Frame<Content: View>: View {
      let content: Content
      var body: some View {
        Text("frame")
        content
      }
    }
    struct Framing: ViewModifier {
      let step: Int
      func body(content: Content) -> some View {
        Frame(content: content)
        Text("step \(step)")
      }
    }
    struct Board: View {
      @State private var value = 0
      var body: some View {
        Button("Add") { value += 1 }
        Text("\(value)").modifier(Framing(step: value))
      }
    }
    let host = ViewHost(Board())
    try host.tap("Add")
    #expect(host.texts == ["Add", "frame", "1", "step 1"])
  }

  @Test func `reads in rows after the content are dependencies of the enclosing modifier`() throws {
    struct Counting: ViewModifier {
      @State private var value = 0
      func body(content: Content) -> some View {
        Button("Add") { value += 1 }
        content
        ForEach(0..<2) { row in Text("\(row): \(value)") }
      }
    }
    let host = ViewHost(Text("content").modifier(Counting()))
    try host.tap("Add")
    #expect(host.texts == ["Add", "content", "0: 1", "1: 1"])
  }

  @Test func `a modifier and its content are evaluated independently`() throws {
    let log = Log()
    let host = ViewHost(Page(log: log))
    #expect(log.take() == ["title title", "leaf 0"])
    try host.tap("Content")
    #expect(log.take() == ["leaf 1"])
    try host.tap("Modifier")
    #expect(log.take() == ["title title!"])
    try host.tap("title! 0")
    #expect(log.take() == ["title title!"])
    #expect(host.texts == ["Content", "Modifier", "title! 1", "leaf 1"])
  }

  @Test func `content may be used twice, each time with separate state`() throws {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    struct Counter: View {
      let name: String
      @State var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Root: View {
      @State var name = "a"
      var body: some View {
        Button("Rename") { name = "b" }
        Counter(name: name).modifier(Twice())
      }
    }
    let host = ViewHost(Root())
    try host.tap("a 0", at: 1)
    #expect(host.texts == ["Rename", "a 0", "a 1"])
    try host.tap("Rename")
    #expect(host.texts == ["Rename", "b 0", "b 1"])
  }

  @Test func `changed content inside a view is updated without evaluating that view`() throws {
    struct Card<Content: View>: View {
      let log: Log
      let content: Content
      var body: some View {
        let _ = log("card")
        HStack { content }
      }
    }
    struct InCard: ViewModifier {
      let log: Log
      func body(content: Content) -> some View { Card(log: log, content: content) }
    }
    struct Root: View {
      let log: Log
      @State var number = 0
      var body: some View {
        Button("Next") { number += 1 }
        Text("\(number)").modifier(InCard(log: log))
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Next")
    #expect(host.texts == ["Next", "1"])
    #expect(log.take() == ["card"])
  }

  @Test func `a modifier may be used inside itself`() {
    struct Onion: ViewModifier {
      let layers: Int
      func body(content: Content) -> AnyView {
        layers == 0 ? AnyView(content) : AnyView(VStack { content }.modifier(Onion(layers: layers - 1)))
      }
    }
    let host = ViewHost(Text("core").modifier(Onion(layers: 3)))
    #expect(host.tree == "VStack\n  VStack\n    VStack\n      Text \"core\"")
  }

  @Test func `modifiers that are joined apply from the inside out`() {
    struct Boxed: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        Text("<\(name)")
        content
        Text("\(name)>")
      }
    }
    let host = ViewHost(Text("x").modifier(Boxed(name: "a").concat(Boxed(name: "b"))))
    #expect(host.texts == ["<b", "<a", "x", "a>", "b>"])
    #expect(ViewHost(Text("x").modifier(EmptyModifier())).texts == ["x"])
  }

  @Test func `a modifier that does not use its content does not mount it`() {
    struct Cover: ViewModifier {
      func body(content: Content) -> some View { Text("covered") }
    }
    let log = Log()
    let host = ViewHost(Leaf(log: log, number: 1).modifier(Cover()))
    #expect(host.texts == ["covered"])
    #expect(log.take() == [])
  }
}
