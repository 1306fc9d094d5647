/// The durations of the repeats of one measurement, in nanoseconds for one unit of work.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ duration: Duration, for units: Int) {
    let (seconds, attoseconds) = duration.components
    values.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(max(1, units)))
  }

  var median: Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
  var minimum: Double { values.min() ?? 0 }
  var maximum: Double { values.max() ?? 0 }
}
