import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Timelines", .timeLimit(.minutes(20))) struct TimelineViewTests {
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) \("\(context.cadence)")")
      }
    }
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(.requiresRuntime) func `advance(by:) moves a TimelineView to its next date, and settle() does not`()
    async throws
  {
    let host = ViewHost(Clock(schedule: .periodic(from: Self.start, by: 10)))
    #expect(host.texts == ["0 live"])
    await host.settle()
    #expect(host.texts == ["0 live"])
    await host.advance(by: .seconds(25))
    #expect(host.texts == ["20 live"])
    #expect(host.bodyCount == 1)
    await host.advance(by: .seconds(5))
    #expect(host.texts == ["30 live"])
    try await host.finish()
  }

  @Test func `a TimelineView shows each date that advance(by:) passes`() async {
    let log = Log()
    let host = ViewHost(
      TimelineView(.periodic(from: Self.start, by: 40)) { context -> Text in
        log("\(Int(context.date.timeIntervalSinceReferenceDate))")
        return Text("x")
      })
    await host.advance(by: .seconds(100))
    #expect(log.take() == ["0", "40", "80"])
    #expect(host.texts == ["x"])
  }

  @Test func `everyMinute starts at a full minute, and animation has 60 dates per second`() async {
    var values = Date(timeIntervalSinceReferenceDate: 90)
    let host = ViewHost(Clock(schedule: .everyMinute).environment(\.timelineStart, values))
    #expect(host.texts == ["60 live"])
    await host.advance(by: .seconds(30))
    #expect(host.texts == ["120 live"])
    values = .distantPast
    let log = Log()
    let animated = ViewHost(
      TimelineView(.animation) { _ -> Text in
        log("")
        return Text("x")
      })
    await animated.advance(by: .seconds(1))
    #expect(log.take().count == 61)
  }

  private struct Paused: View {
    @State var isPaused = false
    var body: some View {
      TimelineView(.animation(minimumInterval: 1, paused: isPaused)) {
        Text("\(Int($0.date.timeIntervalSinceReferenceDate))")
      }
      Toggle("Paused", isOn: $isPaused)
    }
  }

  @Test func `a changed schedule applies from now on, and a removed TimelineView stops`() async throws {
    let host = ViewHost(Paused())
    await host.advance(by: .seconds(3))
    try host.toggle("Paused")
    await host.advance(by: .seconds(10))
    #expect(host.texts == ["3", "Paused"])
    try host.toggle("Paused")
    await host.advance(by: .seconds(2))
    #expect(host.texts == ["15", "Paused"])
    host.dismiss()
    await host.advance(by: .seconds(10))
    #expect(host.texts == [])
  }
}
