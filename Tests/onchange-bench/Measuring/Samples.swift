/// The durations of the repeats of one measurement, in nanoseconds for one unit of work.
struct Samples {
  private var values: [Double] = []

  mutating func add(_ nanoseconds: Double, for units: Int) { values.append(nanoseconds / Double(max(1, units))) }

  var median: Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
  var minimum: Double { values.min() ?? 0 }
  var maximum: Double { values.max() ?? 0 }
}
