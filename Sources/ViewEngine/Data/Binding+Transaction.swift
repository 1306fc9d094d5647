extension Binding {
  /// The same binding, whose writes are an update of their own with that transaction.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    binding.hasTransaction = true
    return binding
  }

  /// The same binding, whose writes are an update of their own, to be animated.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}
