import OnChangeCompat

extension Scenario {
  static let refusedText = Scenario(
    "refused", "A text field that is to hold four letters at most: refused by the binding, or cut by an action.",
    difference: "a refused write leaves the field with what was typed; a written state reaches it.",
    titles: ["conditionSet", "onChange"],
    events: [.type("abcd"), .type("ef"), .tap("Clear"), .type("x")],
    legacy: { RefusingForm(log: $0) }, modern: { CuttingForm(log: $0) })
}

extension Event {
  /// Types into the only field, and prints what it has afterwards.
  fileprivate static func type(_ text: String) -> Event {
    Event("type \(text)") { host, log in
      try host.type(text, into: "Code")
      log("field \(host.texts[0])")
    }
  }
}

private struct RefusingForm: View {
  let log: Log
  @State private var code = ""

  var body: some View {
    TextField("Code", text: $code.conditionSet { $0.count < 5 })
    Button("Clear") { code = "" }
    Text(code).onChange(of: code) { _, code in log("state \(code)") }
  }
}

private struct CuttingForm: View {
  let log: Log
  @State private var code = ""

  var body: some View {
    TextField("Code", text: $code)
      .onChange(of: code) { _, newCode in code = String(newCode.prefix(4)) }
    Button("Clear") { code = "" }
    Text(code).onChange(of: code) { _, code in log("state \(code)") }
  }
}
