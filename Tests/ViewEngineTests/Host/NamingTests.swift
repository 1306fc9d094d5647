import Testing

@testable import ViewEngine

@MainActor
@Suite("What verbs find", .timeLimit(.minutes(20))) struct NamingTests {
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

  @Test func `a verb for the wrong kind of control throws an error that names the right verb`() {
    let host = ViewHost(Controls())
    let advice = [
      ("Loud", #""Loud" is a toggle."#, #"toggle("Loud")"#),
      ("Name", #""Name" is a text control."#, #"type(…, into: "Name")"#),
      ("Size", #""Size" is a picker."#, #"pick(…, from: "Size")"#),
      ("large", #""large" is an option of the picker "Size"."#, #"pick("large", from: "Size")"#),
    ]
    for (label, detail, call) in advice {
      #expect(
        error { try host.tap(label) }
          == ViewHostError(
            .notFound,
            text: """
              tap: there is no button "\(label)" on screen.
                \(detail)

              To fix, call \(call).
              """))
    }
    #expect(
      error { try host.toggle("Save") }?.message == """
        toggle: there is no toggle "Save" on screen.
          "Save" is a button.

        To fix, call tap("Save").
        """)
  }

  @Test func `a text field, a toggle and a button are found by their labels`() throws {
    let host = ViewHost {
      NavigationStack {
        Controls()
        Button(action: {}) { Image(systemName: "star") }.accessibilityLabel("Favourite")
      }
      .navigationTitle("Settings")
    }
    try host.find("Name").type("Ada")
    #expect(try host.find("Name").texts == ["Ada"])
    #expect(try host.findAll("Name").count == 1)
    #expect(try host.find("Favourite").exists)
    #expect(try host.findAll("Save").count == 1)
    #expect(try host.findAll("Zoe").isEmpty)
    #expect(try host.findAll(type: Toggle<Text>.self).map { try $0.text } == ["Loud"])
  }

  @Test func `a tap finds a row by one of its texts or by all of them`() throws {
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
    #expect(error { try host.tap("Mute") }?.message.hasSuffix("To fix, call toggle(\"Mute\").") ?? false)
    #expect(error { try host.tap("Note") }?.reason == .notFound)
  }

  @Test func `select(_:) switches between tabs`() throws {
    let host = ViewHost(Controls())
    try host.select("Second")
    #expect(host.texts == ["second", "First", "Second"])
    try host.select("First")
    #expect(host.texts.contains("Loud"))
  }

  @Test func `an error lists the twelve nearest labels and the number of the others`() {
    let host = ViewHost { ForEach(0..<1_000) { number in Button("Row \(number)") {} } }
    #expect(
      error { try host.tap("Raw 712") }?.message
        == """
        tap: there is no button "Raw 712" on screen.
          On screen: "Row 712", "Row 12", "Row 71", "Row 72", "Row 112", "Row 212", "Row 312", "Row 412", "Row 512", \
        "Row 612", "Row 702", "Row 710" and 988 others.

        To fix, use one of these labels, or perform the event that shows the button first.
        """)
    let long = ViewHost { Button(String(repeating: "a", count: 10_000)) {} }
    #expect((error { try long.tap("b") }?.message.count ?? .max) < 300)
  }

  @Test func `an error names the control that contains the text`() {
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
      error { try host.tap("Home") }?.message
        == """
        tap: there is no button "Home" on screen.
          "Home" is on the toggle "Wi-Fi Home".

        To fix, call toggle("Wi-Fi Home").
        """)
    #expect(
      error { try host.tap("Row") }?.message
        == """
        tap: there is no button "Row" on screen.
          "Row" is on screen, and is no button.
          No button is on screen.

        To fix, perform the event that shows the button first; print(host) shows what is on screen.
        """)
  }

  @Test func `an error shortens a very long label from the call`() throws {
    let host = ViewHost {
      Button("Row") {}
      Picker("Fruit", selection: .constant("a")) { Text("a").tag("a") }
      List { ForEach(["one"], id: \.self) { Text($0) }.onDelete { _ in } }
    }
    let long = String(repeating: "a", count: 10_000)
    let looks: [() throws -> Void] = [
      { try host.tap(long) }, { try host.toggle(long) }, { try host.setText("", of: long) },
      { try host.pick(long, from: "Fruit") }, { try host.delete(long) }, { try host.move(long, to: 0) },
      { try host.perform(accessibilityAction: long, on: long) }, { try host.drag(long, onto: long) },
      { try host.drop([1], onto: long) },
      { _ = try host.find(long) }, { _ = try host.find(accessibilityIdentifier: long) },
      { _ = try host.row(long) }, { _ = try host.section(long) },
    ]
    for (index, look) in looks.enumerated() {
      #expect((error(look)?.message.count ?? .max) < 500, "look-up \(index)")
    }
  }

  @Test func `an ambiguous tap among 2,000 rows lists the first twelve`() {
    let host = ViewHost { ForEach(0..<2_000) { _ in Button("Delete") {} } }
    let message = error { try host.tap("Delete") }?.message
    #expect(message?.hasPrefix(#"tap: there are 2000 buttons labelled "Delete", and no index"#) ?? false)
    #expect(message?.contains("\n  and 1988 others\n") ?? false)
  }

  @Test func `an error mentions a task that may still show the missing element`() async {
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
    let message = error { try host.tap("Loaded") }?.message
    #expect(
      message == """
        tap: there is no button "Loaded" on screen.
          On screen: "Retry".
          One task is still at work: settle() runs it.

        To fix, use one of these labels, or perform the event that shows the button first.
        """)
    continuation.finish()
    await host.settle()
    #expect(error { try host.tap("Loaded") }?.message.contains("at work") == false)
  }
}
