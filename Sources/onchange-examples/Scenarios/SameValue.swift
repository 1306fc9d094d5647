import OnChangeCompat

extension Scenario {
  static let sameValue = Scenario(
    "same-value", "A write of an equal value changes nothing; NaN differs from itself at each evaluation.",
    events: [.tap("Set 1"), .tap("Set 1"), .tap("Set NaN"), .tap("Touch")],
    legacy: { LegacyGauge(log: $0) }, modern: { ModernGauge(log: $0) })
}

private struct LegacyGauge: View {
  let log: Log
  @State private var reading = 0.0
  @State private var touches = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Button("Set 1") { reading = 1 }
    Button("Set NaN") { reading = .nan }
    Button("Touch") { touches += 1 }
    Text("\(reading), touched \(touches) times")
      .onChange(of: reading) { newReading in log("\(newReading)") }
  }
}

private struct ModernGauge: View {
  let log: Log
  @State private var reading = 0.0
  @State private var touches = 0

  var body: some View {
    Button("Set 1") { reading = 1 }
    Button("Set NaN") { reading = .nan }
    Button("Touch") { touches += 1 }
    Text("\(reading), touched \(touches) times")
      .onChange(of: reading) { _, newReading in log("\(newReading)") }
  }
}
