/// The result of one workload with one API at one size.
struct Measurement {
  let workload: Workload
  let api: API
  let n: Int
  /// For one row in W1, W2 and W4, for one event in W3 and W5.
  var time = Samples()
  /// The hand loop's, for one element of the same workload in the same run.
  var hand = Samples()
  let actions: Int
  let bodies: Int
  /// Objects for one row in W1, W2 and W4, for one event in W3 and W5.
  var allocations: Double?
  /// In use by a mounted row, in W6.
  var bytes: Int?

  var ratio: Double { hand.median > 0 ? time.median / hand.median : 0 }
}

/// Which `onChange` the rows of a workload use.
enum API: String, CaseIterable {
  case none, legacy, modern
}
