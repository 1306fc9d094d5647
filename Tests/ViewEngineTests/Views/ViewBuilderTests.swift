import Testing

@testable import ViewEngine

@MainActor
@Suite("ViewBuilder", .timeLimit(.minutes(20))) struct ViewBuilderTests {
  enum Weather: CaseIterable { case sun, rain, snow }

  struct Forecast: View {
    let weather: Weather
    let isNight: Bool
    var body: some View {
      switch weather {
      case .sun: Text("sun")
      case .rain:
        Text("rain")
        Text("umbrella")
      case .snow: Divider()
      }
      if isNight { Text("night") }
      if #available(macOS 10, *) { Text("available") }
      if let first = [weather].first { Text("\(first)") } else { Text("none") }
    }
  }

  @Test func `switch, if, if let and if available make views`() {
    #expect(ViewHost(Forecast(weather: .sun, isNight: false)).texts == ["sun", "available", "sun"])
    #expect(
      ViewHost(Forecast(weather: .rain, isNight: true)).texts == ["rain", "umbrella", "night", "available", "rain"])
    #expect(ViewHost(Forecast(weather: .snow, isNight: false)).texts == ["available", "snow"])
  }

  @Test func `the cases of a switch are different views`() throws {
    struct Cycle: View {
      let log: Log
      @State var weather = Weather.sun
      var body: some View {
        Button("Next") { weather = weather == .sun ? .rain : weather == .rain ? .snow : .sun }
        switch weather {
        case .sun: Sky(log: log, name: "sun")
        case .rain: Sky(log: log, name: "rain")
        case .snow: Sky(log: log, name: "snow")
        }
      }
    }
    struct Sky: View {
      let log: Log
      let name: String
      var body: some View {
        Text(name).onAppear { log("\(name) appears") }.onDisappear { log("\(name) disappears") }
      }
    }
    let log = Log()
    let host = ViewHost(Cycle(log: log))
    for _ in 0..<3 { try host.tap("Next") }
    #expect(
      log.take() == [
        "sun appears", "rain appears", "sun disappears", "snow appears", "rain disappears", "sun appears",
        "snow disappears",
      ])
  }

  @Test func `a body may contain many sibling views, which are updated in place`() throws {
    struct Many: View {
      @State var n = 0
      var body: some View {
        Button("Add") { n += 1 }
        Text("a\(n)")
        Group {
          Text("b\(n)")
          if n.isMultiple(of: 2) { Text("even") } else { ForEach(0..<n, id: \.self) { Text("row \($0)") } }
          Text("c\(n)")
        }
        EmptyView()
        Spacer()
        Text("d\(n)")
        HStack {}
        Text("e\(n)")
        Text("f\(n)")
        Text("g\(n)")
        Text("h\(n)")
        Text("i\(n)")
      }
    }
    let host = ViewHost(Many())
    #expect(host.texts == ["Add", "a0", "b0", "even", "c0", "d0", "e0", "f0", "g0", "h0", "i0"])
    try host.tap("Add")
    #expect(host.texts == ["Add", "a1", "b1", "row 0", "c1", "d1", "e1", "f1", "g1", "h1", "i1"])
  }

  @Test func `AnyView replaces its view when the type changes`() throws {
    struct Chameleon: View {
      let log: Log
      @State var isText = true
      @State var n = 0
      var body: some View {
        Button("Change type") { isText.toggle() }
        Button("Change value") { n += 1 }
        changing.onDisappear { log("never") }
      }
      var changing: AnyView {
        isText
          ? AnyView(Text("text \(n)").onAppear { log("text appears") }.onDisappear { log("text disappears") })
          : AnyView(Button("button \(n)") {}.onAppear { log("button appears") })
      }
    }
    let log = Log()
    let host = ViewHost(Chameleon(log: log))
    try host.tap("Change value")
    #expect(host.texts.last == "text 1")
    try host.tap("Change type")
    #expect(host.texts.last == "button 1")
    #expect(log.take() == ["text appears", "button appears", "text disappears"])
  }
}
