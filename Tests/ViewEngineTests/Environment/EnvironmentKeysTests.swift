import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("The keys of the environment", .timeLimit(.minutes(20))) struct EnvironmentKeysTests {
  @Test func `scenePhase is active until the host changes it`() {
    struct Reader: View {
      @Environment(\.scenePhase) private var phase
      let log: Log
      var body: some View {
        Text("\(phase)").observe(phase, followsCaptureRule: true) { log("\($0)") }
      }
    }
    let log = Log()
    let host = ViewHost(Reader(log: log))
    host.setEnvironment(\.scenePhase, to: .background)
    host.setEnvironment(\.scenePhase, to: .active)
    #expect(log.take() == ["background", "active"])
    #expect(ScenePhase.background < .inactive)
  }

  @Test func `disabled(_:) and the isEnabled environment value are the same setting`() throws {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Button("\(isEnabled)") {} }
    }
    let host = ViewHost {
      Reader().disabled(false).disabled(true)
      Reader().environment(\.isEnabled, false)
      Reader().disabled(false)
    }
    #expect(host.texts == ["false", "false", "true"])
    #expect(throws: ViewHostError.self) { try host.tap("false", at: 0) }
    #expect(throws: ViewHostError.self) { try host.tap("false", at: 1) }
    try host.tap("true")
  }

  @Test func `dismiss closes a presentation, and is a no-op without one`() throws {
    struct Closer: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let log = Log()
    let presentation = Log()
    let host = ViewHost {
      Closer()
      Closer().environment(\.dismiss, DismissAction(of: presentation) { log("dismissed") })
    }
    try host.tap("Close", at: 0)
    #expect(log.take() == [])
    try host.tap("Close", at: 1)
    #expect(log.take() == ["dismissed"])
  }

  @Test func `locale, calendar and time zone do not depend on the machine`() {
    struct Reader: View {
      @Environment(\.locale) private var locale
      @Environment(\.calendar) private var calendar
      @Environment(\.timeZone) private var timeZone
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        Text("\(locale.identifier) \(calendar.identifier) \(timeZone.secondsFromGMT()) \(colorScheme)")
      }
    }
    let host = ViewHost(Reader())
    #expect(host.texts == ["en_US_POSIX gregorian 0 light"])
    host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    host.setEnvironment(\.colorScheme, to: .dark)
    #expect(host.texts == ["de_DE gregorian 0 dark"])
  }
}
