import OnChangeCompat

extension Scenario {
  static let captures = Scenario(
    "captures", "An observer that changes what it observes, beside one that watches.",
    events: [.tap("Raise")],
    legacy: { LegacyThermostat(log: $0) }, modern: { ModernThermostat(log: $0) })
}

private struct LegacyThermostat: View {
  let log: Log
  @State private var degrees = 3

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    let _ = log("evaluate \(degrees)")
    Button("Raise") { degrees += 1 }
      .onChange(of: degrees) { [degrees] newDegrees in
        log("first  \(degrees)→\(newDegrees)")
        self.degrees += 1
      }
      .onChange(of: degrees) { [degrees] newDegrees in log("second \(degrees)→\(newDegrees)") }
  }
}

private struct ModernThermostat: View {
  let log: Log
  @State private var degrees = 3

  var body: some View {
    let _ = log("evaluate \(degrees)")
    Button("Raise") { degrees += 1 }
      .onChange(of: degrees) { oldDegrees, newDegrees in
        log("first  \(oldDegrees)→\(newDegrees)")
        degrees += 1
      }
      .onChange(of: degrees) { oldDegrees, newDegrees in log("second \(oldDegrees)→\(newDegrees)") }
  }
}
