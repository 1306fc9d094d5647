import Testing

@testable import ViewEngine

/// An advice is a call that works: each test does what the message says.
@MainActor
@Suite("Advice in messages", .timeLimit(.minutes(20))) struct AdviceTests {
  private func message(_ body: () throws -> Void) -> String? {
    #expect(throws: ViewHostError.self, performing: body)?.message
  }

  private struct Rows: View {
    @State private var names = ["Milk", "Tea"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            TextField("", text: .constant(""))
          }
          .swipeActions {
            Button("Pin") {}
            Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
          }
        }
      }
    }
  }

  @Test func `deleting a row with swipe actions names the call that presses one`() throws {
    let host = ViewHost(Rows())
    #expect(
      message { try host.delete("Tea") } == """
        delete: there is no row "Tea" on screen in a ForEach with .onDelete or .onMove.
          Its swipe actions: "Pin", "Delete".

        To fix, call tap("Delete", in: host.row("Tea")), or add .onDelete(perform:) to the ForEach.
        """)
    try host.tap("Delete", in: host.row("Tea"))
    #expect(!host.contains("Tea"))
  }

  @Test func `swipe actions with one label are listed with their rows`() throws {
    let host = ViewHost(Rows())
    #expect(
      message { try host.tap("Delete") } == """
        tap: there are 2 buttons labelled "Delete", and no index selects one.
          at: 0 is in the row "Milk"
          at: 1 is in the row "Tea"

        To fix, add one of these indices, or a row: in: host.row("Milk").
        """)
    try host.tap("Delete", in: host.row("Milk"))
    #expect(!host.contains("Milk"))
  }

  @Test func `an empty text adds no blank to the label of a row`() throws {
    let host = ViewHost(Rows())
    #expect(
      message { _ = try host.row("Wine") } == """
        row: there is no row "Wine" on screen.
          On screen: "Milk", "Tea".

        To fix, use one of these, or perform the event that shows it first.
        """)
    #expect(try host.row("Milk").text == "Milk")
  }

  @Test func `a control on the sheet goes before the covered one with its label`() throws {
    struct Tasks: View {
      @State private var isUrgent = false
      @State private var isPresented = true
      var body: some View {
        Button("Urgent") {}
        Text(isUrgent ? "urgent" : "calm").sheet(isPresented: $isPresented) { Toggle("Urgent", isOn: $isUrgent) }
      }
    }
    let host = ViewHost(Tasks())
    #expect(
      message { try host.tap("Urgent") } == """
        tap: the button "Urgent" is covered by the sheet.
          On the sheet, "Urgent" is a toggle.

        To fix, call toggle("Urgent").
        """)
    try host.toggle("Urgent")
    #expect(host.contains("urgent"))
  }

  @Test func `a row outside of a ForEach is advised to be put into one`() throws {
    let host = ViewHost(List { Text("Tea") })
    #expect(
      message { try host.delete("Tea") }?.hasSuffix("To fix, put it into a ForEach with .onDelete(perform:).") == true)
    #expect(
      message { try host.swipe("Tea") }?
        .hasSuffix("To fix, add .swipeActions to the row, or put it into a ForEach with .onDelete(perform:).") == true)
    let moved = ViewHost(List { ForEach(["Tea"], id: \.self) { Text($0) }.onDelete { _ in } })
    try moved.delete("Tea")
  }

  @Test func `expectEnabled calls a covered control by its kind`() throws {
    struct Form: View {
      @State private var isOn = false
      var body: some View {
        Button("Save") {}
        Toggle("Loud", isOn: $isOn)
        Text("Note").sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    let host = ViewHost(Form())
    for (label, noun) in [("Save", "button"), ("Loud", "toggle"), ("Note", "text")] {
      #expect(
        message { try host.expectEnabled(label) }?
          .hasPrefix("expectEnabled: the \(noun) \"\(label)\" is covered by the sheet.") == true)
    }
  }

  @Test func `a control that shows its value in its label is read there`() throws {
    let host = ViewHost(Stepper("Amount: 2", onIncrement: {}, onDecrement: {}))
    #expect(
      message { _ = try host.value(of: "Amount: 2") } == """
        value: there is no control with a value "Amount: 2" on screen.
          "Amount: 2" is on screen, and has no value.

        To fix, read host.texts.
        """)
    #expect(host.texts == ["Amount: 2"])
  }

  @Test func `the advice for one of several controls with a label selects it`() throws {
    struct Options: View {
      @State private var isOn = [false, false]
      var body: some View {
        List {
          ForEach(0..<2, id: \.self) { row in
            HStack {
              Text("Row \(row)")
              Toggle("Loud", isOn: $isOn[row])
            }
          }
        }
        Text("\(isOn)")
      }
    }
    let host = ViewHost(Options())
    #expect(
      message { try host.tap("Loud") }?.hasSuffix("To fix, call toggle(\"Loud\", in: host.row(\"Row 0\")).") == true)
    try host.toggle("Loud", in: host.row("Row 0"))
    #expect(host.contains("[true, false]"))
  }

  @Test func `a stepper at its maximum is advised to go down`() throws {
    struct Guests: View {
      @State private var count = 4
      var body: some View {
        Stepper("Guests", value: $count, in: 0...4)
        Text("\(count)")
      }
    }
    let host = ViewHost(Guests())
    #expect(
      message { try host.slide("Guests", to: 2) } == """
        slide: there is no slider "Guests" on screen.
          "Guests" is a stepper.

        To fix, call decrement("Guests").
        """)
    try host.decrement("Guests")
    #expect(host.texts == ["Guests", "3"])
  }

  @Test func `the advice for a disabled control says to enable it first`() {
    let host = ViewHost(Toggle("Loud", isOn: .constant(false)).disabled(true))
    #expect(
      message { try host.tap("Loud") } == """
        tap: there is no button "Loud" on screen.
          "Loud" is a toggle.

        To fix, perform the event that enables it, then call toggle("Loud").
        """)
  }

  @Test func `a gesture is not replaced by a tap without a word`() {
    let host = ViewHost(Button("Buy") {})
    #expect(
      message { try host.longPress("Buy") } == """
        longPress: there is no view with a long press gesture "Buy" on screen.
          "Buy" is a button.

        To fix, add .onLongPressGesture(perform:) or .contextMenu(menuItems:) to it, or call tap("Buy").
        """)
  }

  @Test func `an alert on a page that a later page covers is named by the missing text`() throws {
    struct Shop: View {
      @State private var isAsking = false
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Button("Ask") { isAsking = true } }
            .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
        }
      }
    }
    let host = ViewHost(Shop())
    try host.tap("Open")
    try host.tap("Ask")
    #expect(
      message { try host.tap("Yes") } == """
        tap: the button "Yes" is on a page that a later page covers.

        To fix, leave the later pages first: goBack().
        """)
    #expect(
      message { _ = try host.find(.alert) } == """
        find: there is nothing with the kind Alert on screen.
          On screen: Text, Button, NavigationStack.
          The alert "Really?" is presented on a page that a later page covers. To see it, leave the later pages first: \
        goBack().

        To fix, use one of these, or perform the event that shows it first.
        """)
    try host.goBack()
    try host.tap("Yes")
    #expect(!host.isPresented)
  }

  @Test func `leaving a sheet by goBack, and a page by dismissSheet, names the verb that leaves it`() throws {
    struct Shop: View {
      @State private var isPresented = false
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Text("Milk") }
          Button("Add") { isPresented = true }.sheet(isPresented: $isPresented) { Text("New item") }
        }
      }
    }
    let host = ViewHost(Shop())
    try host.tap("Open")
    #expect(message { try host.dismissSheet() }?.hasSuffix("To fix, call goBack() to leave the page.") == true)
    try host.goBack()
    try host.tap("Add")
    #expect(
      message { try host.goBack() }?.hasSuffix("To fix, end the sheet with \"New item\": call dismissSheet().") == true)
    try host.dismissSheet()
    #expect(!host.isPresented)
  }
}
