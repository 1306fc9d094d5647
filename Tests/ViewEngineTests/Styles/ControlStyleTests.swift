import Testing

@testable import ViewEngine

@MainActor
@Suite("Styles of other controls", .timeLimit(.minutes(20))) struct ControlStyleTests {
  @Test func `a label that shows only its icon or its title still names its button`() throws {
    let log = Log()
    let host = ViewHost(
      HStack {
        Button("Add", systemImage: "plus") { log("add") }.labelStyle(.iconOnly)
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
      })
    #expect(host.texts == ["Title"])
    #expect(
      host.tree == """
        HStack
          Button [labelStyle: iconOnly]
            Label
              Image [systemName: plus]
              Text "Add"
          Label [labelStyle: titleOnly]
            Text "Title"
        """)
    try host.tap("Add")
    #expect(log.lines == ["add"])
  }

  @Test func `a custom style arranges the parts of labels and progress views`() {
    struct Plain: LabelStyle, Sendable {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\((configuration.fractionCompleted ?? 0) * 100, specifier: "%.0f") %")
      }
    }
    let host = ViewHost(
      VStack {
        Label("Label", systemImage: "star").labelStyle(Plain())
        ProgressView("Load", value: 1, total: 4).progressViewStyle(Percent())
      })
    #expect(
      host.tree == """
        VStack
          Label [labelStyle: Plain]
            HStack
              Text "Label"
              Image [systemName: star]
          ProgressView [value: 1.0, total: 4.0, progressViewStyle: Percent]
            Text "Load"
            Text "25 %"
        """)
  }

  @Test func `a TextFieldStyle gets the text field, which keeps the typed text`() throws {
    struct Padded: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View { HStack { configuration.padding(2) } }
    }
    struct Root: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).textFieldStyle(Padded())
        TextField("Other", text: $text).textFieldStyle(.roundedBorder)
      }
    }
    let host = ViewHost(Root())
    try host.type("ab", into: "Name")
    #expect(
      host.tree == """
        HStack [textFieldStyle: Padded]
          TextField "ab" [padding: 2.0]
            Text "Name"
        TextField "ab" [textFieldStyle: roundedBorder]
          Text "Other"
        """)
  }
}
