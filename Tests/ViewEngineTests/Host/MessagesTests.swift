import Foundation
import Testing

@testable import ViewEngine

/// The whole message of each verb that a host refuses, as far as no other suite compares it.
@MainActor
@Suite("Messages", .timeLimit(.minutes(20))) struct MessagesTests {
  @Test(arguments: Self.hosts) func `a host that cannot act says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.steps) func `a step that cannot be performed says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.labels) func `a label without an element says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.queries) func `a look-up without a match says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  @Test(arguments: Self.obstacles) func `an element that is blocked says what to do`(_ refusal: Refusal) {
    #expect(refusal.message == refusal.text)
  }

  // MARK: Hosts and steps

  private struct Leaving: View {
    let log: Log
    let reference: HostReference
    @State private var value = 0
    var body: some View {
      Button("Act") {}.onAppear { log.write = { [value = $value] _ in value.wrappedValue += 1 } }
        .observe(value, followsCaptureRule: true) { _ in reference.host?.dismiss() }
    }
  }

  nonisolated static let hosts: [Refusal] = [
    Refusal(
      "a pending action dismisses the host",
      """
      tap: the host has ended and shows nothing.

      To fix, make a new host.
      """
    ) {
      let (log, reference) = (Log(), HostReference())
      let host = ViewHost(Leaving(log: log, reference: reference))
      reference.host = host
      defer { reference.host = nil }
      log.write?(1)
      try host.tap("Act")
    },
    Refusal(
      "expectTexts after dismiss()",
      """
      expectTexts: the host has ended and shows nothing.

      To fix, make a new host.
      """
    ) {
      let host = ViewHost(Text("a"))
      host.dismiss()
      try host.expectTexts(["a"])
    },
    Refusal(
      "a part of a different host",
      """
      tap: the element that was found by row "Ada" belongs to a different host.

      To fix, find the part with the host that performs the verb, as in host.row("…").
      """
    ) {
      let part = try ViewHost(List { Text("Ada") }).row("Ada")
      try ViewHost(Button("Call") {}).tap("Call", in: part)
    },
  ]

  private static func step(_ verb: String, _ input: String, label: String = "a") throws -> ViewHost.Step {
    let text = "{\"verb\": \"\(verb)\", \"label\": \"\(label)\", \"input\": \"\(input)\"}"
    return try JSONDecoder().decode(ViewHost.Step.self, from: Data(text.utf8))
  }

  private nonisolated static func invalid(_ verb: String, _ input: String, _ advice: String) -> Refusal {
    Refusal(
      "\(verb) with the input \(input)",
      """
      \(verb): the step's input "\(input)" is not valid.

      To fix, \(advice).
      """
    ) { try ViewHost(Text("a")).perform(step(verb, input)) }
  }

  nonisolated static let steps: [Refusal] = [
    Refusal(
      "an unknown verb",
      """
      juggle: no verb has this name.

      To fix, give the step the name of one of the host's methods, such as tap.
      """
    ) { try ViewHost(Text("a")).perform(step("juggle", "3")) },
    invalid("slide", "loud", "write a number, such as 0.5"),
    invalid("move", "up", "write a whole number, such as 2"),
    invalid("hover", "maybe", "write true or false"),
    invalid("tap", "twice", "leave the input out"),
    invalid("drag", "far", "write a width and a height, such as 10.0 20.0"),
    invalid("pickDate", "today", "write the seconds since 1 January 2001, such as 86400.0"),
    Refusal(
      "a step that waits",
      """
      advance: time does not pass while a step is performed.

      To fix, call advance(by:) in its place: await host.advance(by: .seconds(2.0)).
      """
    ) { try ViewHost(Text("a")).perform(.init(Advance.self, "", 2)) },
    Refusal(
      "a step of an exploration",
      """
      changeModel: only an exploration can change model "cart".

      To fix, replay the script: previewMigration(replaying: script) { … }.
      """
    ) { try ViewHost(Text("a")).perform(.init(ChangeModel.self, "cart")) },
    Refusal(
      "a value that an exploration names",
      """
      environment: only an exploration can set theme to dark.

      To fix, replay the script: previewMigration(replaying: script) { … }.
      """
    ) { try ViewHost(Text("a")).perform(.init(ChangeEnvironment.self, "theme", "dark")) },
    Refusal(
      "no tap at all",
      """
      tap: the count 0 is less than 1.

      To fix, use a count from 1.
      """
    ) { try ViewHost(Button("a") {}).tap("a", count: 0) },
  ]

  // MARK: Labels

  private static var gestures: some View {
    VStack {
      Text("One").accessibilityAction(named: "Flag") {}
      Text("One").accessibilityAction(named: "Flag") {}
    }
  }

  nonisolated static let labels: [Refusal] = [
    Refusal(
      "a part without a button",
      """
      tap: there is no button "Call" in the row "Ada".
        No button is in the row "Ada".

      To fix, perform the event that shows the button first, or leave in: out to search the whole screen.
      """
    ) {
      let host = ViewHost(List { Text("Ada") })
      try host.tap("Call", in: host.row("Ada"))
    },
    Refusal(
      "a sheet with a different button",
      """
      tap: there is no button "Call" on screen.
        On the sheet: "Done".

      To fix, use one of these labels, or perform the event that shows the button first.
      """
    ) {
      let root = Button("Below") {}.sheet(isPresented: .constant(true)) { Button("Done") {} }
      try ViewHost(root).tap("Call")
    },
    Refusal(
      "a sheet without a button",
      """
      tap: there is no button "Call" on screen.
        No button is on the sheet, which covers the rest of the screen.

      To fix, perform the event that shows the button first; print(host) shows what is on screen.
      """
    ) { try ViewHost(Button("Below") {}.sheet(isPresented: .constant(true)) { Text("a") }).tap("Call") },
    Refusal(
      "a label with a line break",
      """
      tap: there is no button "one\\ntwo" on screen.
        On screen: "three\\nfour".

      To fix, use one of these labels, or perform the event that shows the button first.
      """
    ) { try ViewHost(Button("three\nfour") {}).tap("one\ntwo") },
    Refusal(
      "a gesture that no view has",
      """
      longPress: there is no view with a long press gesture "a" on screen.
        "a" is on screen, and is no view with a long press gesture.
        No view with a long press gesture is on screen.

      To fix, perform the event that shows the view with a long press gesture first; print(host) shows what is on screen.
      """
    ) { try ViewHost(Text("a")).longPress("a") },
    Refusal(
      "a tab by the long name of the verb",
      """
      select: there is no tab "Third" on screen.
        On screen: "First".

      To fix, use one of these labels, or perform the event that shows the tab first.
      """
    ) { try ViewHost(TabView { Text("a").tabItem { Text("First") } }).select("Third") },
    Refusal(
      "several views with an action",
      """
      perform: there are 2 views labelled "One", and no index selects one.
        at: 0 is in the VStack
        at: 1 is in the VStack after "One"

      To fix, add one of these indices.
      """
    ) { try ViewHost(gestures).perform(accessibilityAction: "Flag", on: "One") },
    Refusal(
      "no accessibility action",
      """
      perform: there is no accessibility action "Flag" on "One" on screen.

      To fix, add .accessibilityAction to the view, or perform the event that shows the view first.
      """
    ) { try ViewHost(Text("One")).perform(accessibilityAction: "Flag", on: "One") },
    Refusal(
      "no refreshable view",
      """
      refresh: no view on screen is refreshable.

      To fix, add .refreshable { … } to the view, or perform the event that shows it first.
      """
    ) { try ViewHost(Text("a")).refresh() },
    Refusal(
      "an image of no view",
      """
      finishLoading: no AsyncImage shows https://example.org/b.

      To fix, perform the event that shows the image first.
      """
    ) { try ViewHost(Text("a")).finishLoading(url("b"), with: .success(Image("b"))) },
    Refusal(
      "an image of a different URL",
      """
      finishLoading: no AsyncImage shows https://example.org/b.
        Shown: https://example.org/a.

      To fix, use one of these URLs, or perform the event that shows the image first.
      """
    ) { try ViewHost(AsyncImage(url: url("a"))).finishLoading(url("b"), with: .success(Image("b"))) },
    Refusal(
      "a URL that no view opens",
      """
      open: no view has an .onOpenURL action for https://example.org/a.

      To fix, add .onOpenURL { url in … } to a view.
      """
    ) { try ViewHost(Text("a")).open(url("a")) },
  ]

  private static func url(_ name: String) throws -> URL { try #require(URL(string: "https://example.org/\(name)")) }

  // MARK: Look-ups

  private nonisolated static func nothing(_ name: String, _ lack: String, _ advice: String, _ act: @escaping Look)
    -> Refusal
  {
    Refusal(
      name,
      """
      \(lack) on screen.

      To fix, \(advice).
      """
    ) { try act(ViewHost(EmptyView())) }
  }

  private typealias Look = @MainActor @Sendable (ViewHost) throws -> Void
  private nonisolated static let event = "perform the event that shows it first; print(host) shows what is on screen"

  nonisolated static let queries: [Refusal] = [
    nothing("a text", #"find: there is nothing with the text "a""#, event) { _ = try $0.find("a") },
    nothing("a type", "find: there is nothing with the type Text", event) { _ = try $0.find(type: Text.self) },
    nothing("a kind", "find: there is nothing with the kind List", event) { _ = try $0.find(.list) },
    nothing("a row", #"row: there is no row "a""#, event) { _ = try $0.row("a") },
    nothing("a section", #"section: there is no section "a""#, event) { _ = try $0.section("a") },
    nothing(
      "an identifier", #"find: there is nothing with the accessibility identifier "a""#,
      #"add .accessibilityIdentifier("a") to the view, or perform the event that shows it first"#
    ) { _ = try $0.find(accessibilityIdentifier: "a") },
    nothing(
      "an id", "find: there is nothing with the id 1",
      "add .id(_:) to the view, or perform the event that shows it first"
    ) { _ = try $0.find(id: 1) },
    Refusal(
      "an index in a part of the screen",
      """
      find: index 3 is out of range: there are 2 elements with the kind Text in the row "Ada".

      To fix, use an index from 0 to 1.
      """
    ) {
      let host = ViewHost(
        List {
          HStack {
            Text("Ada")
            Text("36")
          }
        })
      _ = try host.find(.text, at: 3, in: host.row("Ada"))
    },
    Refusal(
      "a type with generic arguments",
      """
      find: there is nothing with the type Toggle on screen.
        On screen: Text.

      To fix, use one of these, or perform the event that shows it first.
      """
    ) { _ = try ViewHost(Text("a")).find(type: Toggle<Text>.self) },
  ]

  // MARK: Obstacles

  nonisolated static let obstacles: [Refusal] = [
    Refusal(
      "below a full-screen cover",
      """
      tap: the button "Below" is covered by the full-screen cover.
        Its buttons: "Done".

      To fix, first use the control that ends it.
      """
    ) {
      let root = Button("Below") {}.fullScreenCover(isPresented: .constant(true)) { Button("Done") {} }
      try ViewHost(root).tap("Below")
    },
    Refusal(
      "below a sheet that stays",
      """
      tap: the button "Below" is covered by the sheet.

      To fix, first use the control that ends it, or remove .interactiveDismissDisabled.
      """
    ) {
      let root = Button("Below") {}.sheet(isPresented: .constant(true)) { Text("a").interactiveDismissDisabled() }
      try ViewHost(root).tap("Below")
    },
    Refusal(
      "in a column that is hidden",
      """
      tap: the button "Add" is hidden by a view around it.

      To fix, perform the event that shows it first.
      """
    ) {
      let root = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Button("Add") {}
      } detail: {
        Text("detail")
      }
      try ViewHost(root).tap("Add")
    },
  ]
}
