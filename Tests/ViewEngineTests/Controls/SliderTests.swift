import Testing

@testable import ViewEngine

@MainActor
@Suite("Slider", .timeLimit(.minutes(20))) struct SliderTests {
  struct Mixer: View {
    let log: Log
    @State var volume = 0.5
    @State var bass: Float = 2
    var body: some View {
      Slider(value: $volume) { Text("Volume") }
      Slider(value: $bass, in: 1...10, step: 2) {
        Text("Bass")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } onEditingChanged: {
        log("editing \($0), \(bass)")
      }
      Slider(value: $volume, in: 0...2)
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `a slider shows its value in the render tree, and its label is not read`() throws {
    let host = ViewHost(Mixer(log: Log()))
    try host.slide("Volume", to: 0.25)
    #expect(host.texts == ["low", "high"])
    #expect(
      host.tree == """
        Slider [value: 0.25]
          Text "Volume"
        Slider [value: 2.0]
          Text "Bass"
          Text "low"
          Text "high"
        Slider [value: 0.25]
        """)
  }

  @Test func `a slider with steps snaps to the nearest step or bound`() throws {
    let log = Log()
    let host = ViewHost(Mixer(log: log))
    host.clearTrace()
    try host.slide("Bass", to: 5.9)
    #expect(log.take() == ["editing true, 2.0", "editing false, 5.0"])
    #expect(
      host.trace == [.event("begin editing Bass"), .event("set Bass to 5.0"), .event("end editing Bass")])
    try host.slide("Bass", to: 10)
    #expect(log.take().last == "editing false, 10.0")
  }

  @Test func `observers run while a slider is dragged, and onEditingChanged runs its newest closure`() throws {
    struct Player: View {
      let log: Log
      @State var time = 0.0
      @State var isEditing = false
      var body: some View {
        Slider(value: $time, in: 0...10) {
          Text("Time")
        } onEditingChanged: { [time] in
          log("editing \($0) at \(time)")
          isEditing = $0
        }
        .observe(time, followsCaptureRule: false) { if isEditing { log("seek \($0)") } }
        .observe(isEditing, followsCaptureRule: false) { log("isEditing \($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Player(log: log))
    try host.slide("Time", to: 4)
    #expect(
      log.take() == ["editing true at 0.0", "isEditing true", "seek 4.0", "editing false at 4.0", "isEditing false"])
    #expect(host.frameCount == 4)
  }

  @Test(arguments: [-0.1, 1.1, .nan, .infinity])
  func `slide throws for a value out of range, and changes nothing`(value: Double) {
    let host = ViewHost(Mixer(log: Log()))
    #expect(
      error { try host.slide("Volume", to: value) }
        == ViewHostError(
          .invalidValue,
          text: """
            slide: \(value) is not in the range of the slider "Volume".

            To fix, use a value from 0.0 to 1.0, or widen the slider's range.
            """))
    #expect(host.tree.hasPrefix("Slider [value: 0.5]"))
  }

  @Test func `slide throws for a slider that is missing or disabled`() {
    #expect(error { try ViewHost(Mixer(log: Log())).slide("Treble", to: 1) }?.reason == .notFound)
    #expect(error { try ViewHost(Mixer(log: Log()).disabled(true)).slide("Volume", to: 1) }?.reason == .disabled)
  }
}
