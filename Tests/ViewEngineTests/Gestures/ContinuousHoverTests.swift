import Testing

@testable import ViewEngine

@MainActor
@Suite("A continuous hover", .timeLimit(.minutes(20))) struct ContinuousHoverTests {
  @Test func `the phases follow the pointer`() throws {
    var phases: [HoverPhase] = []
    let host = ViewHost(Text("Map").onContinuousHover { phases.append($0) }, configuration: .silent)
    try host.hover("Map", over: true)
    try host.hover("Map", over: false)
    #expect(phases == [.active(.zero), .ended])
  }

  @Test func `a gesture that needs a key is not recognized`() throws {
    var taps = 0
    let view = Text("Map").gesture(TapGesture().modifiers(.command).onEnded { taps += 1 })
    let host = ViewHost(view, configuration: .silent)
    #expect(throws: ViewHostError.self) { try host.tap("Map") }
    #expect(taps == 0)
  }
}
