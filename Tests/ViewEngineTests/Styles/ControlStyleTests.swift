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

  @Test func `a custom style arranges the parts of labels, boxes, labeled content and progress`() {
    struct Plain: LabelStyle, Sendable {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    struct Card: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    struct Column: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { LabeledContent(configuration) }
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
        GroupBox("Box") { Text("in it") }.groupBoxStyle(Card())
        LabeledContent("Name", value: "Value").labeledContentStyle(Column())
        ProgressView("Load", value: 1, total: 4).progressViewStyle(Percent())
      })
    #expect(
      host.tree == """
        VStack
          Label [labelStyle: Plain]
            HStack
              Text "Label"
              Image [systemName: star]
          GroupBox [groupBoxStyle: Card]
            VStack
              Text "in it"
              Text "Box"
          LabeledContent [labeledContentStyle: Column]
            VStack
              LabeledContent
                Text "Name"
                Text "Value"
          ProgressView [value: 1.0, total: 4.0, progressViewStyle: Percent]
            Text "Load"
            Text "25 %"
        """)
  }

  @Test func `a disclosure group's style controls expansion, and the content is built lazily`() throws {
    struct Arrow: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Open") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    let log = Log()
    let host = ViewHost(
      DisclosureGroup("Group") {
        let _ = log("made")
        Text("in it")
      }.disclosureGroupStyle(Arrow()))
    #expect(host.texts == ["Open", "Group"])
    #expect(log.lines == [])
    try host.tap("Open")
    #expect(host.texts == ["Open", "Group", "in it"])
    #expect(log.lines == ["made"])
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
