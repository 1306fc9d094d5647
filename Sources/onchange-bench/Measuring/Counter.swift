/// What the views of a workload report to: that their actions ran, and how to write to their states.
final class Counter {
  var actions = 0
  /// A write to the state of each row, by the row's number.
  var writers: [Int: (Int) -> Void] = [:]

  func write(_ value: Int, to row: Int = 0) { writers[row]?(value) }
}
