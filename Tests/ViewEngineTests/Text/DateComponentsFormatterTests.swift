#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import ViewEngine

  @Suite("A formatter of durations", .timeLimit(.minutes(20))) struct DateComponentsFormatterTests {
    private func text(
      _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
      _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = style
      formatter.allowedUnits = units
      change(formatter)
      return formatter.string(from: seconds)
    }

    @Test func `a positional text has colons, and pads behind the first unit`() {
      #expect(text(3723, .positional, [.hour, .minute, .second]) == "1:02:03")
      #expect(text(65, .positional, [.hour, .minute, .second]) == "1:05")
      #expect(text(65, .positional, [.hour, .minute, .second]) { $0.zeroFormattingBehavior = .pad } == "00:01:05")
      #expect(text(65, .positional, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "01:05")
      #expect(text(7, .positional, [.minute, .second]) == "0:07")
      #expect(text(-65, .positional, [.minute, .second]) == "-1:05")
    }

    @Test func `each style names the units`() {
      #expect(text(3723, .abbreviated) == "1h 2m 3s")
      #expect(text(3723, .brief) == "1hr 2min 3sec")
      #expect(text(3723, .short) == "1 hr, 2 min, 3 sec")
      #expect(text(3723, .full) == "1 hour, 2 minutes, 3 seconds")
      #expect(text(3600, .full) == "1 hour")
      #expect(text(0, .full, [.minute, .second]) == "0 seconds")
    }

    @Test func `the number of units is limited, and the last one is rounded`() {
      #expect(text(3723, .full) { $0.maximumUnitCount = 1 } == "1 hour")
      #expect(text(5580, .abbreviated, [.hour, .minute, .second]) { $0.maximumUnitCount = 1 } == "2h")
      #expect(text(100 * 86400, .full, [.day, .hour]) == "100 days")
    }

    @Test func `phrases are put around the text`() {
      #expect(
        text(60, .full) {
          $0.includesApproximationPhrase = true
          $0.includesTimeRemainingPhrase = true
        } == "About 1 minute remaining")
      #expect(DateComponentsFormatter.localizedString(from: DateComponents(minute: 2), unitsStyle: .short) == "2 min")
    }
  }
#endif
