import Testing

@testable import ViewEngine

@MainActor
@Suite("What verbs find", .timeLimit(.minutes(5))) struct NamingTests {
  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  struct Controls: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var size = 1
    var body: some View {
      TabView {
        VStack {
          Toggle("Loud", isOn: $isOn)
          TextField("Name", text: $name)
          Picker("Size", selection: $size) {
            Text("small").tag(1)
            Text("large").tag(2)
          }
          Button("Save") {}
          Text("plain")
        }
        .tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
    }
  }

  @Test func `what another verb is for is an error that says which`() {
    let host = ViewHost(Controls())
    let advice = [
      ("Loud", #""Loud" is a toggle: toggle("Loud") switches it."#),
      ("Name", #""Name" is a text control: type(…, into: "Name") types into it."#),
      ("Size", #""Size" is a picker: pick(…, from: "Size") picks one of its options."#),
      ("Second", #""Second" is a tab: select("Second") selects it."#),
      ("large", #""large" is an option of the picker "Size": pick("large", from: "Size") picks it."#),
    ]
    for (label, message) in advice {
      #expect(
        error { try host.tap(label) }
          == ViewHostError(.notFound, "tap: there is no button \"\(label)\" on screen. \(message)"))
    }
    #expect(
      error { try host.toggle("Save") }?.description
        == #"toggle: there is no toggle "Save" on screen. "Save" is a button: tap("Save") presses it."#)
  }

  @Test func `a text field, a toggle and a title are found by what they are called`() throws {
    let host = ViewHost {
      NavigationStack {
        Controls()
        Button(action: {}) { Image(systemName: "star") }.accessibilityLabel("Favourite")
      }
      .navigationTitle("Settings")
    }
    try host.find(text: "Name").type("Ada")
    #expect(try host.find(text: "Name").texts == ["Ada"])
    #expect(try host.findAll(text: "Name").count == 1)
    #expect(try host.find(text: "Favourite").exists)
    #expect(try host.findAll(text: "Save").count == 1)
    #expect(try host.findAll(text: "Nobody").isEmpty)
    #expect(try host.findAll(type: Toggle<Text>.self).map { try $0.text } == ["Loud"])
  }

  @Test func `a row with several texts is tapped by all or by one of them`() throws {
    let log = Log()
    let host = ViewHost {
      Button {
        log("Ada")
      } label: {
        Text("Ada")
        Text("36")
      }
      HStack {
        Text("Bob")
        Toggle("Mute", isOn: .constant(true))
        TextField("Note", text: .constant(""))
      }
      .onTapGesture { log("Bob") }
    }
    try host.tap("Ada")
    try host.tap("36")
    try host.tap("Ada 36")
    try host.tap("Bob")
    #expect(log.take() == ["Ada", "Ada", "Ada", "Bob"])
    // A tap on a control in it is for the control.
    #expect(error { try host.tap("Mute") }?.description.contains("toggle(\"Mute\") switches it") ?? false)
    #expect(error { try host.tap("Note") }?.reason == .notFound)
  }

  @Test func `a tab is selected by either name of the verb`() throws {
    let host = ViewHost(Controls())
    try host.selectTab("Second")
    #expect(host.texts == ["second", "First", "Second"])
    try host.select("First")
    #expect(host.texts.contains("Loud"))
  }

  @Test func `an error has a dozen names, the nearest first, and says how many others there are`() {
    let host = ViewHost { ForEach(0..<1_000) { number in Button("Row \(number)") {} } }
    #expect(
      error { try host.tap("Raw 712") }?.description
        == """
        tap: there is no button "Raw 712" on screen. What is there: "Row 712", "Row 12", "Row 71", "Row 72", "Row 112", \
        "Row 212", "Row 312", "Row 412", "Row 512", "Row 612", "Row 702", "Row 710" and 988 others.
        """)
    let long = ViewHost { Button(String(repeating: "a", count: 10_000)) {} }
    #expect((error { try long.tap("b") }?.description.count ?? .max) < 200)
  }

  @Test func `an error tells on what control a text stands that is one of several there`() {
    let host = ViewHost {
      Toggle(isOn: .constant(true)) {
        VStack {
          Text("Wi-Fi")
          Text("Home")
        }
      }
      List { Text("Row") }
    }
    #expect(
      error { try host.tap("Home") }?.description
        == #"tap: there is no button "Home" on screen. "Home" is on the toggle "Wi-Fi Home": toggle("Wi-Fi Home") switches it."#
    )
    #expect(
      error { try host.tap("Row") }?.description
        == #"tap: there is no button "Row" on screen. There is no button at all; the tree shows what is there."#)
  }

  @Test func `what was asked for is shortened in an error, too`() throws {
    let host = ViewHost {
      Button("Row") {}
      Picker("Fruit", selection: .constant("a")) { Text("a").tag("a") }
      List { ForEach(["one"], id: \.self) { Text($0) }.onDelete { _ in } }
    }
    let long = String(repeating: "a", count: 10_000)
    let looks: [() throws -> Void] = [
      { try host.tap(long) }, { try host.toggle(long) }, { try host.setText("", of: long) },
      { try host.pick(long, from: "Fruit") }, { try host.delete(long) }, { try host.move(long, to: 0) },
      { try host.perform(long, on: long) }, { try host.drag(long, onto: long) }, { try host.drop([1], onto: long) },
      { _ = try host.find(text: long) }, { _ = try host.find(accessibilityIdentifier: long) },
      { _ = try host.row(long) }, { _ = try host.section(long) },
    ]
    for (index, look) in looks.enumerated() {
      #expect((error(look)?.description.count ?? .max) < 400, "look-up \(index)")
    }
  }

  @Test func `of 20,000 rows with the same button the first dozen are listed`() {
    let host = ViewHost { ForEach(0..<20_000) { _ in Button("Delete") {} } }
    let message = error { try host.tap("Delete") }?.description
    #expect(message?.hasPrefix(#"tap: there are 20000 buttons labelled "Delete", and no index"#) ?? false)
    #expect(message?.contains("; and 19988 others.") ?? false)
  }

  @Test func `an error mentions the work that may bring what is missing`() async {
    struct Loading: View {
      let stream: AsyncStream<Int>
      @State private var number = 0
      var body: some View {
        Text("\(number)").task { for await next in stream { number = next } }
        Button("Retry") {}
      }
    }
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let host = ViewHost(Loading(stream: stream))
    let message = error { try host.tap("Loaded") }?.description
    #expect(message?.hasSuffix("One task is still at work: settle() lets it go on.") ?? false)
    continuation.finish()
    await host.settle()
    #expect(error { try host.tap("Loaded") }?.description.hasSuffix(#"What is there: "Retry"."#) ?? false)
  }
}
