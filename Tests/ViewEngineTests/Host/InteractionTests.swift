import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Interactions", .timeLimit(.minutes(20))) struct InteractionTests {
  struct Everything: View {
    let log: Log
    @State var isOn = false
    @State var text = ""
    @State var size = 1
    @State var volume = 0.5
    @State var count = 0
    @State var date = Date(timeIntervalSince1970: 0)
    @State var isPresented = false
    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            Button("Save") { log("save") }
            Button("Save") { log("save more") }
            Button("Off") {}.disabled(true)
            Button("Unseen") {}.hidden()
            Button("Unseen") {}
            Toggle("Loud", isOn: $isOn)
            TextField("Name", text: $text).onSubmit { log("submit") }
            SecureField("Secret", text: $text)
            Picker("Size", selection: $size) {
              Text("small").tag(1)
              Text("large").tag(2)
            }
            Slider(value: $volume) { Text("Volume") }
            Stepper("Count", value: $count, in: 0...1)
            DatePicker("Date", selection: $date)
            Text("Tap me").onTapGesture { log("tapped") }
            DisclosureGroup("More") { Text("more") }
            NavigationLink("Go") { Text("page") }
          }
        }
        .tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }
      }
      Button("Sheet") { isPresented = true }
        .sheet(isPresented: $isPresented) { Button("On the sheet") {} }
    }
  }

  @Test func `interactions lists the available actions in order, with index and enabled state`() {
    #expect(
      ViewHost(Everything(log: Log())).interactions.map(\.description) == [
        "tap Save", "tap Save at 1", "tap Off (disabled)", "tap Unseen at 1", "toggle Loud", "type Name",
        "submit Name", "type Secret", "pick Size", "slide Volume", "increment Count",
        "decrement Count (disabled)", "pickDate Date", "tap Tap me", "tap More", "tap Go", "select First",
        "select Second", "tap Sheet",
      ])
  }

  func perform(_ interaction: Interaction, on host: ViewHost) throws {
    let (label, index) = (interaction.label, interaction.index)
    switch interaction.verb {
    case .tap: try host.tap(label, at: index)
    case .toggle: try host.toggle(label, at: index)
    case .type: try host.type("x", into: label, at: index)
    case .submit: try host.submit(label, at: index)
    case .select: try host.select(label, at: index)
    case .pick: try host.pick(try #require(interaction.options.last), from: label, at: index)
    case .slide: try host.slide(label, to: 1, at: index)
    case .increment: try host.increment(label, at: index)
    case .decrement: try host.decrement(label, at: index)
    case .pickDate: try host.pick(Date(timeIntervalSince1970: 1), from: label, at: index)
    case .pickColor: try host.pick(.red, from: label, at: index)
    case .longPress: try host.longPress(label, at: index)
    case .drag: try host.drag(label, by: CGSize(width: 20, height: 0), at: index)
    case .magnify: try host.magnify(label, by: 2, at: index)
    case .hover: try host.hover(label, at: index)
    case .delete: try host.delete(label, at: index)
    case .move: try host.move(label, to: 0, at: index)
    case .goBack: try host.goBack()
    case .dismissSheet: try host.dismissSheet()
    case .refresh: try host.refresh(at: index)
    default: Issue.record("\(interaction) is not performed here")
    }
  }

  @Test func `an enabled interaction can be performed, and a disabled one throws`() throws {
    for interaction in ViewHost(Everything(log: Log())).interactions {
      let host = ViewHost(Everything(log: Log()))
      if interaction.isEnabled {
        try perform(interaction, on: host)
      } else {
        #expect(throws: ViewHostError.self) { try perform(interaction, on: host) }
      }
    }
  }

  @Test func `a sheet offers only its content and dismissSheet, and a pushed page offers back`() throws {
    let host = ViewHost(Everything(log: Log()))
    try host.tap("Sheet")
    #expect(host.interactions.map(\.description) == ["dismissSheet", "tap On the sheet"])
    try perform(host.interactions[0], on: host)
    try host.tap("Go")
    #expect(host.interactions.map(\.description) == ["goBack", "select First", "select Second", "tap Sheet"])
    try perform(host.interactions[0], on: host)
    #expect(host.interactions.count == 19)
  }

  @Test func `an alert offers only its buttons`() throws {
    let host = ViewHost {
      Button("Below") {}.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    #expect(host.interactions.map(\.description) == ["tap Yes"])
  }

  @Test func `refresh is listed before the actions inside the refreshable view`() throws {
    let host = ViewHost {
      Button("Before") {}
      List { Button("In the list") {} }.refreshable {}
      Text("no control").refreshable {}
    }
    #expect(
      host.interactions.map(\.description) == ["tap Before", "refresh", "tap In the list", "refresh at 1"])
    for interaction in host.interactions { try perform(interaction, on: host) }
  }

  @Test func `a pick interaction lists the picker's options`() throws {
    let picks = ViewHost(Everything(log: Log())).interactions.filter { $0.verb == .pick }
    #expect(picks.map(\.options) == [["small", "large"]])
  }

  @Test func `a dismissed host has no interactions`() {
    let host = ViewHost(Everything(log: Log()))
    host.dismiss()
    #expect(host.interactions == [])
  }
}
