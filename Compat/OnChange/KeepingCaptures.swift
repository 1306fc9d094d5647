/// An observed value with the closure that was made beside it, so that the old value brings the old closure.
///
/// The modern form then runs the closure from before the change, as legacy does:
///
/// ```swift
/// .onChange(of: KeepingCaptures(quantity) { [price] new in total = price * new }) { before, now in
///   before.action(now.value)
/// }
/// ```
///
/// `onchange-migrate rewrite --keep-old-captures` writes this form.
public struct KeepingCaptures<Value: Equatable>: Equatable {
  /// The only part that is compared.
  public let value: Value
  /// The closure, with its copies from the evaluation that made it.
  public let action: (Value) -> Void

  /// - Parameters:
  ///   - value: the observed value.
  ///   - action: the closure to run for a change: call that of the old value with the new value.
  public nonisolated init(_ value: Value, _ action: @escaping (_ newValue: Value) -> Void) {
    (self.value, self.action) = (value, action)
  }

  /// Whether the values are equal; the closures are not compared.
  public static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
