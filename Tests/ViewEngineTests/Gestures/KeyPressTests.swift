import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Keys", .timeLimit(.minutes(20))) struct KeyPressTests {
  @Test func `the focused view handles a key press before its parents`() throws {
    let log = Log()
    let host = ViewHost {
      VStack {
        Text("inner").focusable()
          .onKeyPress(.return) {
            log("inner return")
            return .handled
          }
          .onKeyPress { press in
            log("inner any \(press.key)")
            return .ignored
          }
        Text("other").focusable()
          .onKeyPress {
            log("other \($0.key)")
            return .handled
          }
      }
      .onKeyPress(keys: ["a", .return]) {
        log("outer \($0.key)")
        return .handled
      }
    }
    try host.focus("inner")
    try host.press(.return)
    try host.press("a", modifiers: .command)
    #expect(throws: ViewHostError.self) { try host.press("b") }
    #expect(log.take() == ["inner return", "inner any a", "outer a", "inner any b"])
  }

  @Test func `a key press has a down phase and an up phase`() throws {
    let log = Log()
    let host = ViewHost {
      Text("a").focusable().onKeyPress(phases: .all) { press in
        log("\(press.characters) \(press.phase == .down ? "down" : "up")")
        return .handled
      }
      .onKeyPress("x", phases: .up) { _ in .handled }
      .onKeyPress(characters: .decimalDigits) { _ in .handled }
    }
    try host.press("7")
    #expect(log.take() == ["7 down", "7 up"])
  }

  @Test func `a press of Escape runs the exit command`() throws {
    let log = Log()
    let host = ViewHost { Text("a").focusable().onExitCommand { log("exit") } }
    try host.press(.escape)
    #expect(log.take() == ["exit"])
    #expect(throws: ViewHostError.self) { try host.press("q") }
  }

  @Test func `press(_:) skips a disabled view, and reports that no view handles keys`() throws {
    let host = ViewHost { Text("a").onExitCommand {}.disabled(true) }
    #expect {
      try host.press(.escape)
    } throws: {
      ($0 as? ViewHostError)?.message
        == "press: no view around the focus handles keys.\n\nTo fix, add .onKeyPress to a view around it."
    }
  }
}
