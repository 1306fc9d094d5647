import OnChangeCompat

extension MigrationExample {
  static let units = MigrationExample(
    "units", "Unit and factor change together, and four parts of a screen convert with both.", isSafe: false, depth: 2
  ) {
    WeatherScreen()
  }
}

private struct WeatherScreen: View {
  @State private var unit = "m/s"
  @State private var factor = 1
  @State private var isFavourite = false

  var body: some View {
    Text("Harbour")
    Text("Updated today")
    Toggle("Favourite", isOn: $isFavourite)
    Button("Kilometres") { (unit, factor) = ("km/h", 4) }
    Button("Metres") { (unit, factor) = ("m/s", 1) }
    ForEach(["Wind", "Gusts", "Current"], id: \.self) { Reading(name: $0, unit: unit, factor: factor) }
    Warning(unit: unit, factor: factor)
  }
}

private struct Reading: View {
  let name: String
  let unit: String
  let factor: Int
  @State private var shown = "10 m/s"

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("\(name): \(shown)")
      .onChange(of: unit) { unit in shown = "\(10 * factor) \(unit)" }
  }
}

private struct Warning: View {
  let unit: String
  let factor: Int
  @State private var limit = 17

  @available(*, deprecated, message: "shows the legacy form")
  var body: some View {
    Text("Warning from \(limit)")
      .onChange(of: unit) { _ in limit = 17 * factor }
  }
}
