import OnChangeCompat

extension Scenario {
  static let initial = Scenario(
    "initial", "What also has to run once the view is there.",
    difference: "legacy needs a separate onAppear, which has no old value.",
    events: [.tap("Add"), .tap("Add")],
    legacy: { LegacyGreeting(log: $0) }, modern: { ModernGreeting(log: $0) })
}

private struct LegacyGreeting: View {
  let log: Log
  @State private var guests = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Button("Add") { guests += 1 }
      .onChange(of: guests) { [guests] newGuests in log("\(guests) → \(newGuests)") }
      .onAppear { log("\(guests)") }
  }
}

private struct ModernGreeting: View {
  let log: Log
  @State private var guests = 0

  var body: some View {
    Button("Add") { guests += 1 }
      .onChange(of: guests, initial: true) { oldGuests, newGuests in log("\(oldGuests) → \(newGuests)") }
  }
}
