@testable import ViewEngine

extension ViewHost.Configuration {
  /// A host whose warnings a test looks up, and that writes none of them out.
  static var silent: Self {
    var configuration = Self()
    configuration.onWarning = { _ in }
    return configuration
  }
}
