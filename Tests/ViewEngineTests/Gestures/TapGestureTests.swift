import Testing

@testable import ViewEngine

@MainActor
@Suite("onTapGesture", .timeLimit(.minutes(20))) struct TapGestureTests {
  @Test func `a tappable view is found by its texts, and an inner button by its label`() throws {
    let log = Log()
    let host = ViewHost {
      Text("Alone").onTapGesture { log("alone") }
      HStack {
        Text("Left")
        Button("Button") { log("button") }
        Text("Right")
      }.onTapGesture { log("stack") }
      Text("Twice").onTapGesture(count: 2) { log("twice") }
      Text("Off").onTapGesture { log("off") }.disabled(true)
    }
    try host.tap("Alone")
    try host.tap("Left Right")
    try host.tap("Button")
    try host.tap("Twice")
    #expect(log.take() == ["alone", "stack", "button", "twice"])
    #expect(throws: ViewHostError.self) { try host.tap("Off") }
  }

  @Test func `onTapGesture runs the newest closure`() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        let next = count + 1
        Text("Count").onTapGesture { count = next }
        Text("\(count)")
      }
    }
    let host = ViewHost(Counter())
    try host.tap("Count")
    try host.tap("Count")
    #expect(host.texts == ["Count", "2"])
  }

  @Test(arguments: [false, true]) func `stacked tap gestures are chosen by tap count, in either order`(isReversed: Bool)
    throws
  {
    var log: [String] = []
    let host = ViewHost {
      if isReversed {
        Text("Card").onTapGesture { log.append("one") }.onTapGesture(count: 2) { log.append("two") }
      } else {
        Text("Card").onTapGesture(count: 2) { log.append("two") }.onTapGesture { log.append("one") }
      }
    }
    try host.tap("Card")
    #expect(log == ["one"])
    try host.tap("Card", count: 2)
    #expect(log == ["one", "two"])
    try host.tap("Card", count: 1)
    #expect(log == ["one", "two", "one"])
    // Nothing reacts to three of them at once.
    try host.tap("Card", count: 3)
    #expect(log == ["one", "two", "one", "one", "one", "one"])
    #expect(host.interactions.map(\.description) == ["tap Card", "multiTap Card"])
    try host.find("Card").tap(count: 2)
    #expect(log.last == "two")
  }

  @Test func `tap gestures with different counts stay separate in every combination`() throws {
    var log: [String] = []
    let double = TapGesture(count: 2).onEnded { log.append("two") }
    let single = TapGesture().onEnded { log.append("one") }
    let host = ViewHost {
      Text("Exclusive").gesture(double.exclusively(before: single))
      Text("Simultaneous").gesture(single).simultaneousGesture(double)
      Button("Button") { log.append("button") }.simultaneousGesture(double)
    }
    for name in ["Exclusive", "Simultaneous", "Button"] {
      try host.tap(name)
      try host.tap(name, count: 2)
    }
    #expect(log == ["one", "two", "one", "two", "button", "two"])
  }

  @Test func `tap(_:count:) repeats the tap if no gesture has that count`() throws {
    var log: [String] = []
    let host = ViewHost {
      Button("Button") { log.append("button") }
      Text("Twice").onTapGesture(count: 2) { log.append("twice") }
    }
    try host.tap("Button", count: 2)
    try host.tap("Twice", count: 2)
    try host.tap("Twice", count: 4)
    #expect(log == ["button", "button", "twice", "twice", "twice"])
    #expect(throws: ViewHostError.self) { try host.tap("Button", count: 0) }
  }
}
