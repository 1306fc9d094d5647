import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("TextField of a value") struct TextFieldValueTests {
  struct Form: View {
    @State var age = 30
    @State var weight: Int?
    var body: some View {
      TextField("Age", value: $age, format: .number.grouping(.never)).onSubmit { age += 1 }
      TextField("Weight", value: $weight, format: .number.grouping(.never))
      Text("\(age) \(weight.map { "\($0)" } ?? "nil")")
    }
  }

  @Test func `the value is written when the field is submitted, before what else a submission does`() throws {
    let host = ViewHost(Form())
    try host.setText("41", of: "Age")
    #expect(host.texts == ["41", "", "30 nil"])
    try host.submit("Age")
    #expect(host.texts == ["42", "", "42 nil"])
  }

  @Test func `what is no value is dropped, and the field shows the value again`() throws {
    let host = ViewHost(Form())
    try host.setText("many", of: "Weight")
    try host.submit("Weight")
    #expect(host.texts == ["30", "", "30 nil"])
    try host.setText("70", of: "Weight")
    try host.submit("Weight")
    #expect(host.texts == ["30", "70", "30 70"])
    try host.setText("", of: "Weight")
    try host.submit("Weight")
    #expect(host.texts == ["30", "", "30 nil"])
  }
}
