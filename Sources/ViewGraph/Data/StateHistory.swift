/// The values that a state had before each pending group of writes, oldest first.
package final class StateHistory<Value> {
  private var values: [(before: UInt32, value: Value)] = []
  /// Snapshots to release with the history.
  @exclusivity(unchecked) var outdated: [StateSnapshot<Value>] = []
  package init() {}
  package func add(_ value: Value, before group: UInt32) { values.append((group, value)) }

  /// The value for a group, without the writes of later groups.
  // Binary search, because each of many groups asks.
  package func value(for group: UInt32) -> Value? {
    var range = values.indices
    while let first = range.first, let last = range.last {
      let middle = first + (last - first) / 2
      range = values[middle].before > group ? first..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound < values.endIndex ? values[range.lowerBound].value : nil
  }
}

/// The value of a state in the copies of its view that an evaluation made.
final class StateSnapshot<Value> {
  let value: Value
  /// The number of that evaluation; after a further one, the snapshot is outdated.
  let evaluation: UInt32
  init(value: Value, evaluation: UInt32) { (self.value, self.evaluation) = (value, evaluation) }
}
