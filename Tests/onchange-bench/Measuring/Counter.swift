/// Counts the actions of a workload's views, and holds the ways to write their states.
final class Counter {
  var actions = 0
  /// A write to the state of each row, by the row's number.
  var writers: [Int: (Int) -> Void] = [:]

  func write(_ value: Int, to row: Int = 0) { writers[row]?(value) }
}
