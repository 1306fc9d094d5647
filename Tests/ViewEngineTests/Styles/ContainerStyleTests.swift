import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Styles of menus and date pickers", .timeLimit(.minutes(20))) struct ContainerStyleTests {
  @Test func `a menu that a style makes of its parts has the items and the primary action`() throws {
    struct Named: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("menu")
          Menu(configuration)
        }
      }
    }
    let log = Log()
    let menu = Menu("Add") {
      Button("Add many") { log("many") }
    } primaryAction: {
      log("add")
    }
    let host = ViewHost(menu.menuStyle(Named()))
    #expect(host.texts == ["menu", "Add"])
    #expect(host.tree.hasPrefix("HStack [menuStyle: Named]\n  Text \"menu\"\n  Menu\n    Text \"Add\""))
    try host.tap("Add many")
    try host.tap("Add")
    #expect(log.take() == ["many", "add"])
  }

  @Test func `the style of a date picker gets the date, the range and the displayed parts`() throws {
    struct Days: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.displayedComponents == .date ? "date" : "all")
        Button("Next day") {
          let next = configuration.selection + 86_400
          configuration.selection = configuration.maximumDate.map { min($0, next) } ?? next
        }
      }
    }
    struct Trip: View {
      @State private var start = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker("Start", selection: $start, in: ...Date(timeIntervalSince1970: 100_000), displayedComponents: .date)
          .datePickerStyle(Days())
        Text("\(Int(start.timeIntervalSince1970))")
      }
    }
    let host = ViewHost(Trip())
    #expect(host.texts == ["Start", "date", "Next day", "0"])
    try host.tap("Next day")
    #expect(host.texts.last == "86400")
    try host.tap("Next day")
    #expect(host.texts.last == "100000")
    #expect(throws: ViewHostError.self) { try host.pick(Date(timeIntervalSince1970: 5), from: "Start") }
  }

  @Test func `a date picker in the body of its style is the one that a host sets`() throws {
    struct Wheels: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          DatePicker(selection: configuration.$selection, displayedComponents: configuration.displayedComponents) {
            configuration.label
          }
        }
      }
    }
    struct Trip: View {
      @State private var start = Date(timeIntervalSince1970: 0)
      var body: some View { DatePicker("Start", selection: $start).datePickerStyle(Wheels()) }
    }
    let host = ViewHost(Trip())
    try host.pick(Date(timeIntervalSince1970: 3_600), from: "Start")
    #expect(
      host.tree == """
        HStack [datePickerStyle: Wheels]
          DatePicker [date: 1970-01-01 01:00:00 +0000]
            Text "Start"
        """)
  }
}
