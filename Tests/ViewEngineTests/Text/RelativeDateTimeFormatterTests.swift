#if !canImport(Darwin)
  import Foundation
  import Testing
  import ViewEngine

  /// The formatter with which apps' rows show an age.
  @MainActor
  @Suite("How far dates are apart", .timeLimit(.minutes(20))) struct RelativeDateTimeFormatterTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    private var formatter: RelativeDateTimeFormatter {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.calendar = Calendar(identifier: .gregorian)
      return formatter
    }

    @Test(arguments: [
      (RelativeDateTimeFormatter.UnitsStyle.full, "2 hours ago"), (.spellOut, "two hours ago"), (.short, "2 hr. ago"),
      (.abbreviated, "2h ago"),
    ])
    func `a unit is written in the requested style`(style: RelativeDateTimeFormatter.UnitsStyle, expected: String) {
      let formatter = formatter
      formatter.unitsStyle = style
      #expect(formatter.localizedString(for: start.addingTimeInterval(-7200), relativeTo: start) == expected)
    }

    @Test func `past and future dates are worded differently, and near dates can have names`() {
      let formatter = formatter
      let tomorrow = start.addingTimeInterval(86_400)
      #expect(formatter.localizedString(for: tomorrow, relativeTo: start) == "in 1 day")
      #expect(formatter.localizedString(for: start, relativeTo: tomorrow) == "1 day ago")
      formatter.dateTimeStyle = .named
      #expect(formatter.localizedString(for: tomorrow, relativeTo: start) == "tomorrow")
      #expect(formatter.localizedString(for: start, relativeTo: tomorrow) == "yesterday")
    }

    @Test func `intervals and dates are written relative to now`() {
      let formatter = formatter
      #expect(formatter.localizedString(fromTimeInterval: -3 * 86_400) == "3 days ago")
      #expect(formatter.string(for: Date().addingTimeInterval(-5 * 86_400)) == "5 days ago")
      #expect(formatter.string(for: "a") == nil)
      #expect(ViewHost(Text(Date().addingTimeInterval(-5 * 86_400), formatter: formatter)).texts == ["5 days ago"])
    }
  }
#endif
