import OnChangeCompat

extension Scenario {
  static let textField = Scenario(
    "text-field", "A field keeps showing what was typed, also what the state refused.",
    events: [.type("abcdef", into: "Code"), .tap("Show")],
    legacy: { LegacyCode(log: $0) }, modern: { ModernCode(log: $0) })
}

private struct LegacyCode: View {
  let log: Log
  @State private var code = ""

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    TextField("Code", text: $code.conditionSet { $0.count < 5 })
      .onChange(of: code) { newCode in log(newCode) }
    Button("Show") { log("state \(code)") }
  }
}

private struct ModernCode: View {
  let log: Log
  @State private var code = ""

  var body: some View {
    TextField("Code", text: $code.conditionSet { $0.count < 5 })
      .onChange(of: code) { _, newCode in log(newCode) }
    Button("Show") { log("state \(code)") }
  }
}
