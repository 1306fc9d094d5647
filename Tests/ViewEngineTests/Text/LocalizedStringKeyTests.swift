import Foundation
import Testing

@_spi(AppleNames) @testable import ViewEngine

@MainActor
@Suite("LocalizedStringKey", .timeLimit(.minutes(20))) struct LocalizedStringKeyTests {
  private let key: LocalizedStringKey = "key"
  private let string = "string"

  @Test func `a literal formats its interpolated values`() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(
      text("\(1.25, specifier: "%.1f") \(7, specifier: "%03d") \(true) \(Text("b").bold()) \(date, style: .date)")
        == "1.2 007 true b January 1, 1970")
    #expect(
      text("\(1.5, format: .number.locale(Locale(identifier: "de_DE")))") == "1,5")
    #expect(text("\(String?.none, default: "none") \(Int?.some(1), default: "none") \([1])") == "none 1 [1]")
  }

  private func text(_ key: LocalizedStringKey) -> String { Text(key).content }

  @Test func `stored strings and keys are accepted in each place that accepts a literal`() {
    let host = ViewHost(
      VStack {
        Text(string)
        Text(key)
        Text(string.dropFirst())
        Text(string + " and " + string)
        Text(key, comment: "why")
        Button(key) {}
        Button(string) {}
        Label(key, systemImage: "star")
        Toggle(string, isOn: .constant(true))
        ForEach(["row"], id: \.self, content: Text.init)
      })
    #expect(
      host.texts == [
        "string", "key", "tring", "string and string", "key", "key", "string", "key", "string", "row",
      ])
  }

  @Test func `Text accepts dates, formats, formatters and attributed strings`() {
    let start = Date(timeIntervalSince1970: 0)
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US_POSIX")
    let texts = [
      Text(start, style: .time), Text(start...start.addingTimeInterval(60)), Text(3, format: .number),
      Text(NSNumber(value: 1), formatter: formatter), Text(AttributedString("letters")),
    ]
    #expect(
      texts.map(\.content)
        == ["12:00 AM", "Jan 1, 12:00 AM – Jan 1, 12:01 AM", "3", "1.00", "letters"])
    #expect(ViewHost(Text(start, style: .relative)).tree == "Text \"1970-01-01 00:00:00\" [style: relative]")
  }

  #if !canImport(Darwin)
    @Test func `Text formats dates, decimals and date intervals with a formatter outside Darwin`() throws {
      let start = Date(timeIntervalSince1970: 0)
      let amount = try #require(Decimal(string: "2.5"))
      let span = DateInterval(start: start, duration: 86_400)
      let dates = DateFormatter()
      dates.locale = Locale(identifier: "en_US_POSIX")
      dates.timeZone = TimeZone(identifier: "UTC")
      dates.dateFormat = "yyyy-MM-dd"
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      numbers.locale = Locale(identifier: "en_US_POSIX")
      let spans = DateIntervalFormatter()
      spans.locale = Locale(identifier: "en_US_POSIX")
      spans.timeZone = TimeZone(identifier: "UTC")
      spans.dateTemplate = "yMd"
      let written = try #require(spans.string(from: span))
      #expect(written.contains("1970"))
      let texts = [
        Text(start, formatter: dates), Text("on \(start, formatter: dates)"), Text(amount, formatter: numbers),
        Text("of \(amount, formatter: numbers)"), Text(span, formatter: spans), Text("in \(span, formatter: spans)"),
      ]
      #expect(
        texts.map(\.content) == ["1970-01-01", "on 1970-01-01", "2.5", "of 2.5", written, "in " + written])
    }
  #endif

  @Test func `an image in a Text is in the render tree, but not in texts`() {
    #expect(ViewHost(Text(Image(systemName: "star")) + Text("x")).tree == "Text \"x\" [image: star]")
    #expect(ViewHost(Text("\(Image("star")) x").bold()).tree == "Text \" x\" [image: star, bold]")
    #expect(ViewHost(Text(Image("star"))).texts == [])
  }
}
