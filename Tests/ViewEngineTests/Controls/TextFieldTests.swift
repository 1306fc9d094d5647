import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("TextField", .timeLimit(.minutes(20))) struct TextFieldTests {
  struct Form: View {
    @State var name = ""
    var body: some View {
      TextField("Name", text: $name)
      Echo(text: $name)
    }
  }

  /// Reads the bound value, which the form itself never does.
  struct Echo: View {
    @Binding var text: String
    var body: some View { Text("state \(text)") }
  }

  struct Short: View {
    @State var text = ""
    var body: some View {
      TextField("Text", text: Binding(get: { text }, set: { if $0.count < 5 { text = $0 } }))
      Echo(text: $text)
      Button("Set x") { text = "x" }
      Button("Set abcd") { text = "abcd" }
    }
  }

  @Test func `a TextField shows its text, and its title is not read`() throws {
    let host = ViewHost(Form(name: "Ann"))
    #expect(host.texts == ["Ann", "state Ann"])
    #expect(
      host.tree == """
        TextField "Ann"
          Text "Name"
        Text "state Ann"
        """)
  }

  @Test func `each keystroke is a separate event`() throws {
    let host = ViewHost(Form(name: "A"))
    host.clearTrace()
    try host.type("nn", into: "Name")
    #expect(host.trace == [.event("type n into Name"), .body("Echo"), .event("type n into Name"), .body("Echo")])
    #expect(host.texts == ["Ann", "state Ann"])
  }

  @Test func `setText is one event`() throws {
    let host = ViewHost(Form())
    host.clearTrace()
    try host.setText("Ann", of: "Name")
    #expect(host.trace == [.event("set Name to Ann"), .body("Echo")])
    #expect(host.texts == ["Ann", "state Ann"])
  }

  @Test func `a field still shows the typed text when its binding refuses the write`() throws {
    let host = ViewHost(Short())
    try host.type("abcdef", into: "Text")
    #expect(host.texts == ["abcdef", "state abcd", "Set x", "Set abcd"])
  }

  @Test func `a field shows the bound value again only when that value changes`() throws {
    let host = ViewHost(Short())
    try host.type("abcdef", into: "Text")
    try host.tap("Set abcd")
    host.render()
    #expect(host.texts.first == "abcdef")
    try host.tap("Set x")
    #expect(host.texts.first == "x")
  }

  @Test func `a field with a new identity shows the bound value`() throws {
    struct Screen: View {
      @State var generation = 0
      var body: some View {
        Short(text: "abcd").id(generation)
        Button("Again") { generation += 1 }
      }
    }
    let host = ViewHost(Screen())
    try host.type("ef", into: "Text")
    #expect(host.texts.prefix(2) == ["abcdef", "state abcd"])
    try host.tap("Again")
    #expect(host.texts.prefix(2) == ["abcd", "state abcd"])
  }

  @Test func `a field shows the newest value even if the enclosing body never reads it`() throws {
    struct Screen: View {
      @State var name = "old"
      var body: some View {
        Button("Rename") { name = "new" }
        TextField("Name", text: $name)
      }
    }
    let host = ViewHost(Screen())
    host.clearTrace()
    try host.tap("Rename")
    #expect(host.texts == ["Rename", "new"])
    #expect(host.trace == [.event("tap Rename")])
  }

  @Test func `the render tree shows a field's prompt and axis, and any view can be the label`() throws {
    let host = ViewHost {
      TextField(text: .constant(""), prompt: Text("at least 3"), axis: .vertical) {
        Label("Bio", systemImage: "person")
      }
    }
    #expect(
      host.tree == """
        TextField "" [prompt: at least 3, axis: vertical]
          Label
            Image [systemName: person]
            Text "Bio"
        """)
    try host.type("x", into: "Bio")
    #expect(host.texts == ["x"])
  }

  @Test func `typing continues in the same field when its title changes`() throws {
    struct Screen: View {
      @State var name = ""
      var body: some View { TextField("Name (\(name.count))", text: $name) }
    }
    let host = ViewHost(Screen())
    try host.type("ab", into: "Name (0)")
    #expect(host.texts == ["ab"])
  }

  @Test func `type throws when a keystroke removes the field`() throws {
    struct Screen: View {
      @State var name = ""
      var body: some View { if name.count < 2 { TextField("Name", text: $name) } else { Text(name) } }
    }
    let host = ViewHost(Screen())
    #expect(throws: ViewHostError.self) { try host.type("abc", into: "Name") }
    #expect(host.texts == ["ab"])
  }

  @Test func `type and setText throw for a missing, disabled or hidden field`() throws {
    let host = ViewHost {
      VStack { TextField("Off", text: .constant("")) }.disabled(true)
      TextField("Unseen", text: .constant("")).hidden()
    }
    #expect(
      throws: ViewHostError(
        .notFound,
        text: """
          type: there is no text control "Mail" on screen.
            On screen: "Off".

          To fix, use one of these labels, or perform the event that shows the text control first.
          """)
    ) {
      try host.type("x", into: "Mail")
    }
    #expect(
      throws: ViewHostError(
        .disabled,
        text: """
          setText: the text control "Off" is disabled by the .disabled modifier on the VStack around it.

          To fix, perform the event that enables it first, or remove .disabled.
          """)
    ) { try host.setText("x", of: "Off") }
    #expect(
      throws: ViewHostError(
        .hidden,
        text: """
          type: the text control "Unseen" is hidden by the .hidden modifier on it.

          To fix, perform the event that shows it first, or remove .hidden.
          """)
    ) { try host.type("x", into: "Unseen") }
    #expect(
      throws: ViewHostError(
        .indexOutOfRange,
        text: """
          type: index 1 is out of range: there is one text control labelled "Off".

          To fix, use at: 0, or leave the index out.
          """)
    ) { try host.type("x", into: "Off", at: 1) }
  }
}

@MainActor
@Suite("TextField that tells of its editing", .timeLimit(.minutes(20))) struct TextFieldEditingTests {
  struct Root: View {
    let log: Log
    @State private var name = ""
    @State private var number = 1
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField(
        "Name", text: $name, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit \(name)") })
      TextField("Number", value: $number, formatter: NumberFormatter()).focused($isFocused)
      Text("\(number)")
    }
  }

  @Test func `onEditingChanged follows the focus, and onCommit runs on submit`() throws {
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.type("ab", into: "Name")
    try host.submit("Name")
    try host.type("c", into: "Name")
    try host.type("2", into: "Number")
    #expect(
      log.lines == ["editing true", "commit ab", "editing false", "editing true", "editing false"])
    try host.submit("Number")
    #expect(host.texts == ["abc", "12", "12"])
    try host.setText("x", of: "Number")
    try host.submit("Number")
    #expect(host.texts == ["abc", "12", "12"])
  }

  @Test func `defaultFocus focuses its field when the view appears`() {
    struct Focusing: View {
      enum Field { case first, second }
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($field, equals: .first)
          TextField("Second", text: .constant("")).focused($field, equals: .second)
        }.defaultFocus($field, .second)
      }
    }
    #expect(ViewHost(Focusing()).tree.contains("TextField \"\" [focused]\n    Text \"Second\""))
  }
}
