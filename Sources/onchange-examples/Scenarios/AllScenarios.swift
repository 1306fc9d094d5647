extension Scenario {
  /// All of them, the simplest first.
  static let all: [Scenario] = [
    .counter, .initial, .nesting, .captures, .environment, .selfChange, .taskLoop, .cart, .playlist, .animation,
    .sameValue, .tabs, .textField, .untracked, .justAValue, .hooks, .refusedText,
  ]
}
