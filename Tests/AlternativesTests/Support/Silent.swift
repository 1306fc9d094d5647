import OnChangeCompat

extension ViewHost.Configuration {
  /// A host whose warnings a test looks up, and that writes none of them out.
  static var silent: ViewHost.Configuration {
    var configuration = ViewHost.Configuration()
    configuration.onWarning = { _ in }
    return configuration
  }
}
