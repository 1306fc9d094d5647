extension OutsideReport {
  /// Notes the transaction of an update, because nothing that a host shows tells it.
  static func note(_ transaction: Transaction) {
    if transaction.isPlain { return }
    let animation = transaction.disablesAnimations ? "none" : transaction.animation?.description ?? "default"
    note(effect: "update with the animation \(animation)")
    if transaction.hasCustomValues { note(unseenEffect: "the values of a transaction's own keys") }
  }
}
