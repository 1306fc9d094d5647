@testable import ViewEngine

extension ViewHost.Configuration {
  /// A host whose warnings are read from `warnings` only.
  static var quiet: Self {
    var configuration = Self()
    configuration.onWarning = { _ in }
    return configuration
  }
}
