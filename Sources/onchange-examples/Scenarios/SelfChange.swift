import OnChangeCompat

extension Scenario {
  static let selfChange = Scenario(
    "self-change", "onAppear changes a value, and its onChange changes it again, until the loop guard stops it.",
    events: [],
    legacy: { LegacySnowball(log: $0) }, modern: { ModernSnowball(log: $0) })
}

private struct LegacySnowball: View {
  let log: Log
  @State private var size = 0

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("\(size) cm")
      .onChange(of: size) { _ in
        size += 1
        log("\(size)")
      }
      .onAppear { size += 1 }
  }
}

private struct ModernSnowball: View {
  let log: Log
  @State private var size = 0

  var body: some View {
    Text("\(size) cm")
      .onChange(of: size) {
        size += 1
        log("\(size)")
      }
      .onAppear { size += 1 }
  }
}
