import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("TextField of a value", .timeLimit(.minutes(20))) struct TextFieldValueTests {
  struct Form: View {
    @State var age = 30
    @State var weight: Int?
    var body: some View {
      TextField("Age", value: $age, format: .number.grouping(.never)).onSubmit { age += 1 }
      TextField("Weight", value: $weight, format: .number.grouping(.never))
      Text("\(age) \(weight.map { "\($0)" } ?? "nil")")
    }
  }

  @Test func `a submission writes the field's value before it runs onSubmit`() throws {
    let host = ViewHost(Form())
    try host.setText("41", of: "Age")
    #expect(host.texts == ["41", "", "30 nil"])
    try host.submit("Age")
    #expect(host.texts == ["42", "", "42 nil"])
  }

  @Test func `a field drops invalid text on submit, and shows the bound value again`() throws {
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

  @Test func `a field writes its value when it loses the focus`()
    throws
  {
    struct Order: View {
      @State var amount = 12
      @State var note = ""
      @FocusState var isEditing: Bool
      var body: some View {
        TextField("Amount", value: $amount, format: .number).focused($isEditing)
        TextField("Note", text: $note)
        Button("Done") { isEditing = false }
        Text("\(amount)")
      }
    }
    let host = ViewHost(Order())
    try host.setText("77", of: "Amount")
    #expect(host.texts.last == "12")
    try host.type("x", into: "Note")
    #expect(host.texts == ["77", "x", "Done", "77"])
    try host.setText("8", of: "Amount")
    try host.tap("Done")
    #expect(host.texts == ["8", "x", "Done", "8"])
    try host.setText("none", of: "Amount")
    try host.tap("Done")
    #expect(host.texts == ["8", "x", "Done", "8"])
  }
}
