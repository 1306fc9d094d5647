public import Foundation

/// A view that updates at the dates of a schedule. Only the host's clock drives it: call `advance(by:)` to reach the
/// next dates.
///
/// The dates begin with `EnvironmentValues.timelineStart` when the host is made.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// The context of one evaluation of the content.
  public struct Context {
    /// How often the content is made again; a host's is always live.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }
    public let cadence: Cadence
    public let date: Date
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var ticker = TimelineTicker()
  @State private var ticks = 0
  @Environment(\.timelineStart) private var start

  /// Evaluates the content at each date of the schedule, on the host's clock.
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  {
    self.schedule = schedule
    self.content = content
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: _EngineView {
  public var body: some View {
    PassView { [ticker, ticks = $ticks] pass in
      _ = ticks.wrappedValue
      ticker.follow(schedule, from: start, in: pass.graph) { ticks.wrappedValue += 1 }
      return content(TimelineViewDefaultContext(cadence: .live, date: ticker.date))
    }
  }
}

/// Knows the date that a timeline shows, and has itself be called at the next one.
@MainActor
final class TimelineTicker {
  private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
  private var schedule: Any?
  private var next: () -> Date? = { nil }
  private var call: (any AnyObject & Sendable)?
  nonisolated init() {}

  /// Follows a schedule, from now on if it has changed.
  func follow<Schedule: TimelineSchedule>(
    _ schedule: Schedule, from start: Date, in graph: Graph, tick: @escaping @MainActor () -> Void
  ) {
    if let known = self.schedule as? Schedule, isEqual(known, schedule) { return }
    self.schedule = schedule
    call = nil
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let clock = graph.clock as? HostClock else {
      return date = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
    }
    var entries = schedule.entries(from: start + clock.elapsed, mode: .normal).makeIterator()
    date = entries.next() ?? start + clock.elapsed
    next = { entries.next() }
    wait(on: clock, from: start, tick: tick)
  }

  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  private func wait(on clock: HostClock, from start: Date, tick: @escaping @MainActor () -> Void) {
    call = nil
    let now = start + clock.elapsed
    // Dates in the past are skipped.
    while let date = next() {
      guard date > now else {
        self.date = date
        continue
      }
      call = clock.call(after: date.timeIntervalSince(now)) { [weak self, weak clock] in
        MainActor.assumeIsolated {
          guard let self, let clock else { return }
          self.date = date
          self.wait(on: clock, from: start, tick: tick)
          tick()
        }
      }
      return
    }
  }
}
