extension Binding {
  /// The same binding, whose writes are an update of their own with that transaction. One of two closures hands the
  /// transaction to the closure that writes, if that takes one.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    if let functions = (location as? StoreLocation<FunctionStore<Value>>)?.store {
      // It is for the closure that writes to hand it on.
      binding = Binding(storing: functions.told(transaction))
    } else {
      binding.hasTransaction = true
    }
    binding.transaction = transaction
    return binding
  }

  /// The same binding, whose writes are an update of their own, to be animated.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}
