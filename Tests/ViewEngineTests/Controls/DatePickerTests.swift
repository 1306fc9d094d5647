import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("DatePicker", .timeLimit(.minutes(20))) struct DatePickerTests {
  struct Trip: View {
    @State var start = Date(timeIntervalSince1970: 0)
    var body: some View {
      DatePicker("Any", selection: $start, displayedComponents: .date)
      DatePicker("From", selection: $start, in: Date(timeIntervalSince1970: 0)...)
      DatePicker("Until", selection: $start, in: ...Date(timeIntervalSince1970: 86_400))
      DatePicker(selection: $start, in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400)) {
        Text("Between")
      }
    }
  }

  func error(_ body: () throws -> Void) -> ViewHostError? { #expect(throws: ViewHostError.self) { try body() } }

  @Test func `picking sets the date, and the render tree shows it without a locale`() throws {
    let host = ViewHost(Trip())
    try host.pick(Date(timeIntervalSince1970: 3_600), from: "Any")
    #expect(host.texts == ["Any", "From", "Until", "Between"])
    #expect(host.tree.hasPrefix("DatePicker [date: 1970-01-01 01:00:00 +0000]\n  Text \"Any\""))
  }

  @Test(arguments: [("From", -1.0), ("Until", 86_401), ("Between", -1), ("Between", 86_401)])
  func `picking throws for a date outside the range`(label: String, seconds: Double) throws {
    let host = ViewHost(Trip())
    #expect(error { try host.pick(Date(timeIntervalSince1970: seconds), from: label) }?.reason == .invalidValue)
    try host.pick(Date(timeIntervalSince1970: 5), from: label)
  }

  @Test(arguments: ["From", "Until", "Between", "Any", "None"])
  func `picking throws for a NaN date, and the render tree shows such a date`(label: String) throws {
    struct Dates: View {
      @State private var any = Date(timeIntervalSince1970: .nan)
      var body: some View { DatePicker("None", selection: $any) }
    }
    let host = ViewHost(
      VStack {
        Trip()
        Dates()
      })
    let error = error { try host.pick(Date(timeIntervalSince1970: .nan), from: label) }
    #expect(error?.reason == .invalidValue)
    #expect(error?.message.hasPrefix("pick: not a number is not in the range of the date picker") == true)
    #expect(host.tree.contains("not a number"))
    try host.pick(Date(timeIntervalSince1970: 5), from: "None")
    #expect(!host.tree.contains("not a number"))
  }

  @Test func `the error of a date out of range names the picker's range`() {
    #expect(
      error { try ViewHost(Trip()).pick(Date(timeIntervalSince1970: -1), from: "From") }?.message
        == """
        pick: 1969-12-31 23:59:59 +0000 is not in the range of the date picker "From".

        To fix, use a date from 1970-01-01 00:00:00 +0000, or widen the picker's range.
        """)
  }
}
