import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Look-ups", .timeLimit(.minutes(20))) struct FindTests {
  struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View {
      HStack {
        Text(name)
        Text("\(count)")
        Button("Add") { count += 1 }
      }
    }
  }

  struct Empty: View { var body: some View { EmptyView() } }

  struct Rows: View {
    @State var names = ["a", "b"]
    var body: some View {
      ForEach(names, id: \.self) { Row(name: $0).tag($0) }
      Empty()
      Button("Drop a") { names.removeAll { $0 == "a" } }
      Button("Reverse") { names.reverse() }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `an element is found by type, and survives evaluations`() throws {
    let host = ViewHost(Rows())
    let second = try host.find(type: Row.self, at: 1)
    try second.tap()
    try second.tap()
    #expect(try second.texts == ["b", "2", "Add"])
    #expect(try second.text == "b 2 Add")
    #expect(try host.find(type: Rows.self).texts == ["a", "0", "Add", "b", "2", "Add", "Drop a", "Reverse"])
    #expect(try host.find(type: Text.self, at: 1).text == "0")
    #expect(try host.find(type: Button<Text>.self, at: 3).text == "Reverse")
  }

  @Test func `an element is found by tag after it moves, and reports its removal`() throws {
    let host = ViewHost(Rows())
    let a = try host.find(tag: "a")
    try a.tap()
    try host.tap("Reverse")
    #expect(try a.texts == ["a", "1", "Add"])
    #expect(a.exists)
    try host.tap("Drop a")
    #expect(!a.exists)
    #expect(error { _ = try a.text }?.reason == .gone)
    #expect(
      error { try a.tap() }?.message == """
        tap: the element that was found by tag a is gone.

        To fix, use it before the event that removes it, or find it again.
        """)
  }

  @Test func `an element is found by its text, and tap() presses the button that contains it`() throws {
    let log = Log()
    let host = ViewHost {
      Button {
        log("pressed")
      } label: {
        Image(systemName: "star")
        Text("Star")
        Text("it")
      }
      VStack { Text("inner") }.onTapGesture { log("stack") }.disabled(true)
      Text("plain").hidden()
    }
    try host.find("it").tap()
    #expect(log.take() == ["pressed"])
    #expect(error { try host.find("inner").tap() }?.reason == .disabled)
    #expect(try host.find("inner").isEnabled == false)
    #expect(error { _ = try host.find("plain") }?.reason == .notFound)
  }

  @Test func `an element returns its attributes, and whether it is hidden`() throws {
    let host = ViewHost { VStack(spacing: 4) { Text("a").tag(7) }.hidden() }
    #expect(try host.find(tag: 7).attributes == ["tag: 7"])
    #expect(try host.find(tag: 7).attribute("tag") == "7")
    #expect(try host.find(tag: 7).attribute("font") == nil)
    #expect(try host.find(type: Text.self).isHidden)
    #expect(try host.find(type: Text.self).attribute("hidden") == nil)
  }

  @Test func `an element is found by its accessibility identifier`() throws {
    struct Identified: _WrapperView {
      let content: Text
      var _look: Void { () }
      static func _render(
        _ look: Void, around content: () -> Void, into rendering: _Rendering
      ) {
        rendering.decorate(_Attribute("accessibilityIdentifier", "title"), around: content)
      }
    }
    let host = ViewHost(Identified(content: Text("Hello")))
    #expect(try host.find(accessibilityIdentifier: "title").text == "Hello")
    #expect(
      error { _ = try host.find(accessibilityIdentifier: "name") }?.message
        == """
        find: there is nothing with the accessibility identifier "name" on screen.
          On screen: "title".

        To fix, use one of these, or perform the event that shows it first.
        """)
  }

  @Test func `each verb works on the control that an element is or holds`() throws {
    struct Controls: View {
      @State var isOn = false
      @State var text = ""
      @State var size = 1
      @State var volume = 0.0
      @State var count = 0
      @State var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        Group { Toggle("Toggle", isOn: $isOn) }.tag("toggle")
        TextField("Field", text: $text).onSubmit { text += "!" }.tag("field")
        Picker("Picker", selection: $size) {
          Text("one").tag(1)
          Text("two").tag(2)
        }.tag("picker")
        Slider(value: $volume).tag("slider")
        Stepper("Stepper", value: $count).tag("stepper")
        DatePicker("Date", selection: $date).tag("date")
        Text("\(isOn) \(text) \(size) \(volume) \(count) \(date.timeIntervalSince1970)")
      }
    }
    let host = ViewHost(Controls())
    try host.find(tag: "toggle").toggle()
    try host.find(tag: "field").setText("a")
    try host.find(tag: "field").type("bc")
    try host.find(tag: "field").submit()
    try host.find(tag: "picker").pick("two")
    try host.find(tag: "slider").slide(to: 0.5)
    try host.find(tag: "stepper").increment()
    try host.find(tag: "stepper").increment()
    try host.find(tag: "stepper").decrement()
    try host.find(tag: "date").pick(Date(timeIntervalSince1970: 5))
    #expect(host.texts.last == "true abc! 2 0.5 1 5.0")
    try host.find(tag: "picker").pick(tag: 1)
    #expect(host.texts.last == "true abc! 1 0.5 1 5.0")
    #expect(
      error { try host.find(tag: "slider").tap() }?.message
        == """
        tap: the element that was found by tag slider is no button, holds none, and is in none.

        To fix, find a button.
        """)
    #expect(
      error { try host.find(tag: "toggle").tap() }?.message
        == """
        tap: the element that was found by tag toggle is no button, holds none, and is in none.
          It holds the toggle "Toggle".

        To fix, find a button, or call toggle("Toggle").
        """)
  }

  @Test func `an element is found by its kind`() throws {
    struct Settings: View {
      @State var isLoud = false
      @State var level = 0.0
      var body: some View {
        Form {
          Toggle("Loud", isOn: $isLoud)
          Slider(value: $level)
          Section("More") { Button("Reset") { isLoud = false } }
        }
      }
    }
    let host = ViewHost(Settings())
    try host.find(.toggle).toggle()
    try host.find(.slider).slide(to: 0.5)
    #expect(host.tree.contains("Toggle [on]"))
    #expect(try host.find(.button, in: host.find(.section)).text == "Reset")
    #expect(try host.findAll(.button).count == 1)
    #expect(try host.findAll(.init(rawValue: "Form")).count == 1)
    #expect(
      error { _ = try host.find(.picker) }?.message
        == """
        find: there is nothing with the kind Picker on screen.
          On screen: Slider, Form, Toggle, Text (3 times), Section, Button.

        To fix, use one of these, or perform the event that shows it first.
        """)
  }

  @Test func `an element on screen is found by its id`() throws {
    struct Cards: View {
      @State var count = 0
      var body: some View {
        ForEach(0..<2, id: \.self) { number in Text("card \(number)").padding().id("card-\(number)") }
        Button("Count \(count)") { count += 1 }.id(7).id(count)
        TabView {
          Text("first").tabItem { Text("A") }
          Text("second").id("hidden").tabItem { Text("B") }
        }
      }
    }
    let host = ViewHost(Cards())
    #expect(try host.find(id: "card-1").text == "card 1")
    try host.find(id: 7).tap()
    #expect(try host.find(id: 1).text == "Count 1")
    #expect(try host.findAll(id: 0).count == 0)
    #expect(error { _ = try host.find(id: "hidden") }?.reason == .notFound)
    #expect(
      error { _ = try host.find(id: "card") }?.message
        == """
        find: there is nothing with the id "card" on screen.
          On screen: "card-0", "card-1", 1, 7.

        To fix, use one of these, or perform the event that shows it first.
        """)
  }

  struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { VStack { content } }
  }

  @Test func `a generic view is found by its base name, and a message lists no engine types`() throws {
    struct Shelf: View {
      @State var isOn = false
      var body: some View {
        Card {
          Toggle("Loud", isOn: $isOn)
          Text("inside").onTapGesture {}
        }
        Card { Text("other") }
      }
    }
    let host = ViewHost(Shelf())
    #expect(try host.find(type: "Card", at: 0).texts == ["Loud", "inside"])
    #expect(try host.find(type: "FindTests.Card", at: 1).texts == ["other"])
    #expect(try host.findAll(type: "Card").count == 2)
    #expect(try host.find(type: Card<EmptyView>.self, at: 1).text == "other")
    #expect(try host.find(type: Card<Text>.self).text == "other")
    #expect(
      error { _ = try host.find(type: Row.self) }?.message
        == """
        find: there is nothing with the type FindTests.Row on screen.
          On screen: FindTests.Card (2 times), Text (3 times), Shelf, VStack (2 times), Toggle.

        To fix, use one of these, or perform the event that shows it first.
        """)
  }

  @Test func `a missing row or section is reported as a row or section`() {
    let host = ViewHost { List { Section("People") { Text("Ada") } } }
    #expect(
      error { _ = try host.row("Zoe") }?.message
        == """
        row: there is no row "Zoe" on screen.
          On screen: "Ada", "People".

        To fix, use one of these, or perform the event that shows it first.
        """)
    #expect(
      error { _ = try host.row("Ada", at: 1) }?.message
        == """
        row: index 1 is out of range: there is one row "Ada".

        To fix, use at: 0, or leave the index out.
        """)
    #expect(
      error { _ = try host.section("Pets") }?.message
        == """
        section: there is no section "Pets" on screen.
          On screen: "People".

        To fix, use one of these, or perform the event that shows it first.
        """)
  }

  @Test func `expectTexts reports the difference, and how many tasks are still at work`() async throws {
    struct Loading: View {
      @State var text = "loading"
      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let host = ViewHost(Loading())
    #expect(
      error { try host.expectTexts(["loaded"]) }?.message == """
        expectTexts: the texts on screen differ.
          expected: ["loaded"]
          on screen: ["loading"]
          One task is still at work: settle() runs it.

        To fix, let the host finish before the check, or correct the expected texts.
        """)
    #expect(await host.settle())
    try host.expectTexts(["loaded"])
    #expect(
      error { try host.expectTexts([]) }?.message == """
        expectTexts: the texts on screen differ.
          expected: []
          on screen: ["loaded"]

        To fix, correct the expected texts, or perform the event that shows them first.
        """)
    host.dismiss()
    #expect(error { try host.expectTexts([]) }?.reason == .dismissed)
  }

  @Test func `a failed look-up lists the elements on screen, or the valid indices`() {
    let host = ViewHost(Rows())
    #expect(
      error { _ = try host.find("c") }?.message
        == """
        find: there is nothing with the text "c" on screen.
          On screen: "a", "0" (2 times), "b", "Add" (2 times), "Drop a", "Reverse".

        To fix, use one of these, or perform the event that shows it first.
        """)
    #expect(
      error { _ = try host.find(tag: 3) }?.message
        == """
        find: there is nothing with the tag 3 on screen.
          On screen: a, b.

        To fix, use one of these, or perform the event that shows it first.
        """)
    #expect(
      error { _ = try host.find(type: Row.self, at: 2) }
        == ViewHostError(
          .indexOutOfRange,
          text: """
            find: index 2 is out of range: there are 2 elements with the type FindTests.Row.

            To fix, use an index from 0 to 1.
            """))
    #expect(error { _ = try host.find(type: Empty.self) }?.reason == .notFound)
    #expect(
      error { _ = try ViewHost { EmptyView() }.find(tag: 1) }?.message
        == """
        find: there is nothing with the tag 1 on screen.

        To fix, add .tag(_:) to the view, or perform the event that shows it first.
        """)
  }

  @Test func `a dismissed host finds no element, and its elements no longer exist`() throws {
    let host = ViewHost(Rows())
    let row = try host.find(type: Row.self, at: 0)
    host.dismiss()
    #expect(!row.exists)
    #expect(error { _ = try row.text }?.reason == .dismissed)
    #expect(error { _ = try host.find("a") }?.reason == .dismissed)
  }
}
