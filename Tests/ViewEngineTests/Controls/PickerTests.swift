import Testing

@testable import ViewEngine

@MainActor
@Suite("Picker", .timeLimit(.minutes(20))) struct PickerTests {
  enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  struct Order: View {
    @State var size = Size.small
    @State var color: Int? = 1
    var body: some View {
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue) }
      }
      Picker("Colour", selection: $color) {
        Text("any").tag(nil as Int?)
        HStack {
          Image(systemName: "circle")
          Text("red")
        }.tag(1)
        Text("blue").tag(2)
        Text("odd").tag("text")
      }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `a picker shows its label and selected option, and keeps all options in the render tree`() {
    let host = ViewHost(Order())
    #expect(host.texts == ["Size", "small", "Colour", "red"])
    #expect(
      host.tree == """
        Picker
          Text "Size"
          Text "small" [tag: small, selected]
          Text "large" [tag: large]
        Picker
          Text "Colour"
          Text "any" [tag: nil]
          HStack [tag: 1, selected]
            Image [systemName: circle]
            Text "red"
          Text "blue" [tag: 2]
          Text "odd" [tag: text]
        """)
  }

  @Test func `pick selects an option by its text or its tag`() throws {
    let host = ViewHost(Order())
    host.clearTrace()
    try host.pick("large", from: "Size")
    try host.pick(tag: 2, from: "Colour")
    #expect(host.texts == ["Size", "large", "Colour", "blue"])
    #expect(host.trace == [.event("pick large from Size"), .event("pick 2 from Colour")])
    try host.pick("any", from: "Colour")
    try host.pick(tag: Size.small, from: "Size")
    #expect(host.texts == ["Size", "small", "Colour", "any"])
    try host.pick(tag: Int?.some(1), from: "Colour")
    #expect(host.texts == ["Size", "small", "Colour", "red"])
  }

  @Test func `pick throws an error that says what is wrong with the input`() {
    let host = ViewHost(Order())
    #expect(
      error { try host.pick("huge", from: "Size") }?.message
        == """
        pick: the picker "Size" has no option "huge".
          Its options: "large", "small".

        To fix, use one of these options.
        """)
    #expect(
      error { try host.pick(tag: 3, from: "Colour") }?.message
        == """
        pick: the picker "Colour" has no option tagged 3.
          Its tags: nil, 1, 2, text.

        To fix, use one of these tags.
        """)
    let wrongType = """
      pick: the tag text is of type String, and the selection of the picker "Colour" is of type Optional<Int>.

      To fix, use a tag of type Optional<Int>.
      """
    #expect(error { try host.pick("odd", from: "Colour") } == ViewHostError(.invalidValue, text: wrongType))
    #expect(error { try host.pick(tag: "text", from: "Colour") } == ViewHostError(.invalidValue, text: wrongType))
    #expect(error { try host.pick(tag: UInt8(1), from: "Colour") }?.reason == .invalidValue)
    #expect(
      error { try host.pick("small", from: "Weight") }?.message
        == """
        pick: there is no picker "Weight" on screen.
          On screen: "Size", "Colour".

        To fix, use one of these labels, or perform the event that shows the picker first.
        """)
    #expect(error { try ViewHost(Order().disabled(true)).pick("large", from: "Size") }?.reason == .disabled)
    #expect(
      error {
        try ViewHost(configuration: .silent) { Picker("None", selection: .constant(1)) {} }.pick("x", from: "None")
      }?.message
        == """
        pick: the picker "None" has no option "x".
          No view in it has a tag.

        To fix, give each option a tag: Text("…").tag(…).
        """)
  }

  @Test func `a selection without a matching tag is reported in SwiftUI's words`() {
    let host = ViewHost(configuration: .silent) {
      Picker("Number", selection: .constant(3)) {
        Text("one").tag(1)
        Text("two").tag("2")
      }
    }
    #expect(
      host.warnings == [
        "Picker: the selection \"3\" is invalid and does not have an associated tag, this will give undefined results."
      ])
    #expect(host.texts == ["Number"])
  }

  @Test func `any view can be a Picker's label`() throws {
    struct Labelled: View {
      @State var value = 1
      var body: some View {
        Picker("Pad", systemImage: "ipad", selection: $value) { Text("one").tag(1) }
        Picker(selection: $value) {
          Text("one").tag(1)
          Text("two").tag(2)
        } label: {
          Text("Two")
          Text("words")
        }
      }
    }
    let host = ViewHost(Labelled(), configuration: .silent)
    try host.pick("two", from: "Two words")
    #expect(host.texts == ["Pad", "Two", "words", "two"])
    try host.pick("one", from: "Pad")
    #expect(host.texts == ["Pad", "one", "Two", "words", "one"])
  }
}
