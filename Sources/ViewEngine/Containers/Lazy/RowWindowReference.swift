/// A window as a value of the environment, which is another one only if its identity is.
struct RowWindowReference: EnvironmentKey, Equatable {
  var window: RowWindow?

  static var defaultValue: Self { Self(window: nil) }
  static func == (first: Self, second: Self) -> Bool { first.window === second.window }
}
