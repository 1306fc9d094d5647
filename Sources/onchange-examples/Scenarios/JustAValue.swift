import OnChangeCompat

extension Scenario {
  static let justAValue = Scenario(
    "just", "A value is published by each evaluation, or observed for a change.",
    difference: "onReceive(Just(value)), which onAppearAndOnChange is, compares nothing.",
    titles: ["onAppearAndOnChange", "onChange"],
    events: [.tap("Write the same"), .tap("Write the same"), .tap("Write another")],
    legacy: { Published(log: $0) }, modern: { Observed(log: $0) })
}

private struct Published: View {
  let log: Log
  @State private var value = 0
  @State private var writes = 0

  var body: some View {
    Text("\(writes) writes")
      .onAppearAndOnChange(of: value) { value in log("\(value)") }
    Button("Write the same") {
      value += 0
      writes += 1
    }
    Button("Write another") { value += 1 }
  }
}

private struct Observed: View {
  let log: Log
  @State private var value = 0
  @State private var writes = 0

  var body: some View {
    Text("\(writes) writes")
      .onChange(of: value) { _, value in log("\(value)") }
    Button("Write the same") {
      value += 0
      writes += 1
    }
    Button("Write another") { value += 1 }
  }
}
