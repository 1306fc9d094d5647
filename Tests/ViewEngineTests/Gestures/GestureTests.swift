import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Gestures", .timeLimit(.minutes(20))) struct GestureTests {
  struct Dragging: View {
    let log: Log
    @GestureState private var offset = CGSize.zero
    @State private var total = 0.0
    var body: some View {
      Text("Card").gesture(
        DragGesture()
          .updating($offset) { value, state, _ in state = value.translation }
          .onChanged { log("changed \($0.translation.width) from \($0.startLocation.x) to \($0.location.x)") }
          .onEnded {
            log("ended with \(total)")
            total += $0.translation.width
          })
      let _ = log("offset \(offset.width)")
      Text("\(offset.width) \(total)")
    }
  }

  @Test func `a drag gesture changes, ends, and resets its @GestureState`() throws {
    let log = Log()
    let host = ViewHost(Dragging(log: log))
    try host.drag("Card", from: CGPoint(x: 5, y: 0), by: CGSize(width: 20, height: 0))
    #expect(
      log.take() == [
        "offset 0.0", "changed 20.0 from 5.0 to 25.0", "offset 20.0", "ended with 0.0", "offset 0.0",
      ])
    #expect(host.texts == ["Card", "0.0 20.0"])
    #expect(
      throws: ViewHostError(
        .invalidValue,
        text: """
          drag: the finger moves 5.0 points, and the gesture of the view "Card" begins after 10.0.

          To fix, drag by at least 10.0 points, or lower the gesture's minimumDistance.
          """)
    ) { try host.drag("Card", by: CGSize(width: 3, height: 4)) }
  }

  struct Local: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let count = count
      Text("Row").onLongPressGesture {
        log("performed at \(count)")
      } onPressingChanged: {
        log("pressing \($0)")
        self.count += 1
      }
    }
  }

  @Test func `a long press is two events, and each runs the newest closure`() throws {
    let log = Log()
    let host = ViewHost(Local(log: log))
    try host.longPress("Row")
    #expect(log.take() == ["pressing true", "performed at 1", "pressing false"])
    #expect(
      host.trace.filter { if case .event = $0 { true } else { false } }.map(\.description) == [
        "event present", "event press Row", "event long press Row",
      ])
  }

  @Test func `a tap goes to the inner gesture, the high-priority gesture, or both`() throws {
    let log = Log()
    let host = ViewHost {
      Text("Inner").gesture(TapGesture().onEnded { log("inner") }).gesture(TapGesture().onEnded { log("outer") })
      Text("High").gesture(TapGesture().onEnded { log("inner") }).highPriorityGesture(
        TapGesture().onEnded { log("high") })
      Button("Both") { log("button") }.simultaneousGesture(TapGesture().onEnded { log("gesture") })
      Button("Own") { log("button") }.gesture(TapGesture().onEnded { log("gesture") })
      Text("Place").onTapGesture { place in log("at \(place.x)") }
      Text("Off").gesture(TapGesture().onEnded { log("off") }, including: .none)
    }
    for label in ["Inner", "High", "Both", "Own", "Place"] { try host.tap(label) }
    #expect(log.take() == ["inner", "high", "button", "gesture", "button", "at 0.0"])
    #expect(throws: ViewHostError.self) { try host.tap("Off") }
  }

  @Test func `a drag goes along both axes`() throws {
    let log = Log()
    let host = ViewHost {
      Text("Card").gesture(
        DragGesture().onEnded {
          log("\($0.location.x) \($0.location.y) by \($0.translation.width) \($0.translation.height)")
        })
    }
    try host.drag("Card", from: CGPoint(x: 1, y: 2), by: CGSize(width: 30, height: 40))
    #expect(log.take() == ["31.0 42.0 by 30.0 40.0"])
  }

  @Test func `gestures can be combined, simultaneously or exclusively`() throws {
    let log = Log()
    let press = LongPressGesture().onEnded { _ in log("press") }
    let drag = DragGesture(minimumDistance: 0).onEnded { _ in log("drag") }
    let host = ViewHost {
      Text("Both").gesture(press.simultaneously(with: drag).onEnded { log("\($0.first ?? false)") })
      Text("One").gesture(
        TapGesture().onEnded { log("first") }.exclusively(before: TapGesture().onEnded { log("second") }))
      Text("Scale").gesture(MagnificationGesture().onChanged { log("scale \($0)") })
    }
    try host.longPress("Both")
    try host.drag("Both", by: .zero)
    try host.tap("One")
    try host.magnify("Scale", by: 2)
    #expect(log.take() == ["press", "true", "drag", "false", "first", "scale 2.0"])
  }

  struct Vanishing: View {
    let log: Log
    @GestureState private var isDragging = false
    @State private var isThere = true
    var body: some View {
      if isThere {
        Text("Card").gesture(
          DragGesture().updating($isDragging) { _, state, _ in state = true }
            .onChanged { _ in isThere = false }.onEnded { _ in log("ended") })
      }
      Text(isDragging ? "dragging" : "idle")
    }
  }

  @Test func `a gesture is cancelled when its view is removed`() throws {
    let log = Log()
    let host = ViewHost(Vanishing(log: log))
    try host.find("Card").drag(by: CGSize(width: 50, height: 0))
    #expect(host.texts == ["idle"])
    #expect(log.take() == [])
  }

  @Test func `a view with allowsHitTesting(false) does not react to taps`() throws {
    let host = ViewHost {
      VStack { Button("Under") {} }.allowsHitTesting(false)
      Button("Reached") {}.allowsHitTesting(true)
    }
    try host.tap("Reached")
    #expect(
      throws: ViewHostError(
        .disabled,
        text: """
          tap: the button "Under" lets touches through by the .allowsHitTesting modifier on the VStack around it.

          To fix, perform the event that lets it react first, or remove .allowsHitTesting.
          """)
    ) { try host.tap("Under") }
    #expect(host.interactions.map(\.description) == ["tap Under (disabled)", "tap Reached"])
  }

  @Test func `gestures and hover are listed as available actions`() throws {
    let log = Log()
    let host = ViewHost {
      Text("Spot").onHover { log("over \($0)") }.onLongPressGesture {}.gesture(DragGesture())
    }
    #expect(host.interactions.map(\.description) == ["hover Spot", "longPress Spot", "drag Spot"])
    try host.hover("Spot")
    try host.hover("Spot", over: false)
    #expect(log.take() == ["over true", "over false"])
    #expect(throws: ViewHostError.self) { try host.magnify("Spot", by: 2) }
  }

  @Test func `open(_:) runs every onOpenURL action, the inner one first`() throws {
    let log = Log()
    let host = ViewHost {
      VStack { Text("a").onOpenURL { log("inner \($0.absoluteString)") } }.onOpenURL {
        log("outer \($0.absoluteString)")
      }
    }
    try host.open(try #require(URL(string: "app:one")))
    #expect(log.take() == ["inner app:one", "outer app:one"])
    #expect(throws: ViewHostError.self) { try ViewHost(Text("a")).open(try #require(URL(string: "app:one"))) }
  }

  @Test func `the buttons of a context menu can be tapped`() throws {
    let log = Log()
    let host = ViewHost {
      List(["a", "b"], id: \.self) { name in
        Text(name).contextMenu {
          Button("Share") { log("share \(name)") }
        } preview: {
          Text("preview")
        }
      }
    }
    try host.tap("Share", at: 1)
    #expect(log.take() == ["share b"])
    #expect(host.texts == ["a", "b"])
  }
}
