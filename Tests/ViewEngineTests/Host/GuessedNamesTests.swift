import Foundation
import Testing

@testable import ViewEngine

/// An app as a new user would test it: each test uses the names that come to mind first.
@MainActor
@Suite("Names that users guess", .timeLimit(.minutes(20))) struct GuessedNamesTests {
  private struct Shop: View {
    var body: some View {
      TabView {
        NavigationStack { Items() }.tabItem { Text("Items") }
        Settings().tabItem { Text("Settings") }
      }
    }
  }

  private struct Items: View {
    @State private var names = ["Milk", "Bread", "Tea"]
    @State private var query = ""
    @State private var flagged = "nothing"
    var body: some View {
      List {
        ForEach(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
          NavigationLink(name) { Text("About \(name)").navigationTitle(name) }
            .swipeActions { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Flag") { flagged = "swiped \(name)" } }
            .contextMenu { Button("Flag") { flagged = name } }
        }
      }
      .navigationTitle("Shop")
      .searchable(text: $query)
      Text("flagged: \(flagged)")
    }
  }

  private struct Settings: View {
    @State private var name = "Ada"
    @State private var volume = 1.0
    @State private var isLoud = false
    @State private var due = Date(timeIntervalSince1970: 0)
    @State private var size = 2
    @State private var isHelpShown = false
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField("Name", text: $name).focused($isFocused)
      Slider(value: $volume, in: 0...10) { Text("Volume") }
      Toggle("Loud", isOn: $isLoud)
      DatePicker("Due", selection: $due)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Button("Save") {}.disabled(name.isEmpty)
      Button("Help") { isHelpShown = true }
        .sheet(isPresented: $isHelpShown) { Text("Read this") }
    }
  }

  private let host = ViewHost(Shop())

  // MARK: Navigation and tabs

  @Test func `goBack leaves a page, and title is the title of the page`() throws {
    #expect(host.title == "Shop")
    try host.tap("Milk")
    #expect(host.title == "Milk")
    try host.goBack()
    #expect(host.title == "Shop")
    try host.tap("Settings")
    #expect(host.title == nil)
  }

  @Test func `a tap on a tab selects it`() throws {
    try host.tap("Settings")
    #expect(host.contains("Save"))
    try host.perform(.tap("Items"))
    #expect(host.contains("Milk"))
  }

  @Test func `a button has precedence over a tab with its label`() throws {
    let log = Log()
    let host = ViewHost(
      TabView {
        Button("Two") { log("button") }.tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      })
    try host.tap("Two")
    #expect(log.take() == ["button"])
    #expect(!host.contains("second"))
    try host.select("Two")
    #expect(host.contains("second"))
  }

  // MARK: Look-ups

  @Test func `contains tells presence and absence without throwing`() throws {
    #expect(host.contains("Milk"))
    #expect(!host.contains("Wine"))
    #expect(host.contains("Flag", in: try host.row("Tea")))
    #expect(!host.contains("Tea", in: try host.row("Milk")))
    #expect(host.contains(.list))
    #expect(!host.contains(.alert))
    #expect(host.contains(type: Items.self))
    #expect(!host.contains(type: "Settings"))
    host.end()
    #expect(!host.contains("Milk"))
  }

  @Test func `find takes the only match, and lists several`() throws {
    #expect(try host.find("Milk").text == "Milk")
    #expect(
      #expect(throws: ViewHostError.self) { _ = try host.find(.navigationLink) }?.message == """
        find: there are 3 elements with the kind NavigationLink, and no index selects one.
          at: 0 is in the row "Milk"
          at: 1 is in the row "Bread"
          at: 2 is in the row "Tea"

        To fix, add one of these indices, or a row: in: host.row("Milk").
        """)
    #expect(try host.find(.navigationLink, in: host.row("Milk")).text == "Milk")
    #expect(try host.find(.navigationLink, at: 2).text == "Tea")
  }

  @Test func `isPresented tells whether something covers the screen`() throws {
    try host.tap("Settings")
    #expect(!host.isPresented)
    try host.tap("Help")
    #expect(host.isPresented)
    #expect(host.contains(.sheet))
    try host.dismissSheet()
    #expect(!host.isPresented)
  }

  // MARK: Controls

  @Test func `value(of:) is what a control shows`() throws {
    try host.tap("Settings")
    #expect(try host.value(of: "Name") == "Ada")
    #expect(try host.value(of: "Loud") == "off")
    #expect(try host.value(of: "Volume") == "1.0")
    #expect(try host.value(of: "Size") == "Large")
    #expect(try host.value(of: "Due") == "1970-01-01 00:00:00 +0000")
    #expect(
      #expect(throws: ViewHostError.self) { try host.expectValue("on", of: "Loud") }?.message == """
        expectValue: the value of "Loud" differs.
          expected: "on"
          on screen: "off"

        To fix, correct the expected value, or perform the event that sets it first.
        """)
    try host.toggle("Loud")
    try host.expectValue("on", of: "Loud")
    try host.slide("Volume", to: 5)
    try host.pick("Small", from: "Size")
    try host.pick(Date(timeIntervalSince1970: 86_400), from: "Due")
    #expect(try host.value(of: "Loud") == "on")
    #expect(try host.value(of: "Volume") == "5.0")
    #expect(try host.value(of: "Size") == "Small")
    #expect(try host.value(of: "Due") == "1970-01-02 00:00:00 +0000")
    #expect(
      #expect(throws: ViewHostError.self) { _ = try host.value(of: "Save") }?.message == """
        value: there is no control with a value "Save" on screen.
          "Save" is on screen, and has no value.
          On screen: "Name", "Size", "Due", "Loud", "Volume".

        To fix, use one of these labels, or read host.texts.
        """)
  }

  @Test func `clear empties a text control, isEnabled and expectEnabled tell what follows`() throws {
    try host.tap("Settings")
    #expect(try host.isEnabled("Save"))
    try host.expectEnabled("Save")
    try host.clear("Name")
    #expect(try host.value(of: "Name") == "")
    #expect(try !host.isEnabled("Save"))
    #expect(
      #expect(throws: ViewHostError.self) { try host.expectEnabled("Save") }?.message == """
        expectEnabled: the button "Save" is disabled by the .disabled modifier on it.

        To fix, perform the event that enables it first, or remove .disabled.
        """)
    try host.find(.textField).type("Bob")
    try host.find(.textField).clear()
    #expect(try host.value(of: "Name") == "")
  }

  @Test func `focused is the label of the focused control`() throws {
    try host.tap("Settings")
    #expect(host.focused == nil)
    try host.focus("Name")
    #expect(host.focused == "Name")
    try host.unfocus()
    #expect(host.focused == nil)
  }

  @Test func `search replaces the text of the search field`() throws {
    try host.search("Te")
    #expect(!host.contains("Milk"))
    try host.search("Br")
    #expect(host.contains("Bread"))
    #expect(!host.contains("Tea"))
    try host.search("")
    #expect(host.contains("Tea"))
    try host.tap("Settings")
    #expect(
      #expect(throws: ViewHostError.self) { try host.search("x") }?.message == """
        search: there is no search field on screen.

        To fix, add .searchable(text:) to the view, or perform the event that shows the field first.
        """)
  }

  // MARK: Rows

  @Test func `swipe presses the first swipe action of a row`() throws {
    try host.swipe("Bread")
    #expect(!host.contains("Bread"))
    try host.row("Tea").swipe()
    #expect(!host.contains("Tea"))
  }

  @Test func `expectTexts shows the texts of a row`() throws {
    try host.expectTexts(["Tea"], in: host.row("Tea"))
    #expect(
      #expect(throws: ViewHostError.self) { try host.expectTexts(["Milk"], in: host.row("Tea")) }?.message == """
        expectTexts: the texts in the row "Tea" differ.
          expected: ["Milk"]
          in the row "Tea": ["Tea"]

        To fix, correct the expected texts, or perform the event that shows them first.
        """)
  }

  @Test func `a swipe that does nothing names a call that does something`() throws {
    let error = #expect(throws: ViewHostError.self) { try host.swipe("Tea", from: .leading) }
    #expect(
      error?.message == """
        swipe: the row "Tea" allows no full swipe: .swipeActions has allowsFullSwipe: false.

        To fix, call tap("Flag", at: 4).
        """)
    try host.tap("Flag", at: 4)
    #expect(host.contains("flagged: swiped Tea"))
  }

  @Test func `a swipe from the trailing edge deletes a row that onDelete deletes`() throws {
    struct Names: View {
      @State private var names = ["Ann", "Bea"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
      }
    }
    let host = ViewHost(Names())
    try host.swipe("Ann")
    #expect(host.texts == ["Bea"])
    #expect(
      #expect(throws: ViewHostError.self) { try host.swipe("Bea", from: .leading) }?.message == """
        swipe: the row "Bea" has no swipe actions on its leading edge.

        To fix, add .swipeActions to the row.
        """)
  }

  @Test func `a long press opens the context menu, whose button the next tap presses`() throws {
    try host.longPress("Bread")
    #expect(host.contains("flagged: nothing"))
    try host.tap("Flag")
    #expect(host.contains("flagged: Bread"))
    // The menu is closed again.
    #expect(throws: ViewHostError.self) { try host.tap("Flag") }
    try host.row("Tea").longPress()
    try host.tap("Flag")
    #expect(host.contains("flagged: Tea"))
  }

  @Test func `an event closes the context menu`() throws {
    try host.longPress("Bread")
    host.render()
    #expect(throws: ViewHostError.self) { try host.tap("Flag") }
  }

  @Test func `end() ends the host as dismiss() does`() {
    let log = Log()
    let host = ViewHost(Text("a").onDisappear { log("gone") })
    host.end()
    host.dismiss()
    #expect(log.take() == ["gone"])
    #expect(host.texts == [])
  }
}
