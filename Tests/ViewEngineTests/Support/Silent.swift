@testable import ViewEngine

extension ViewHost.Configuration {
  /// A host whose warnings a test looks up, and that writes none of them out.
  static var silent: Self {
    var configuration = Self()
    configuration.onWarning = { _ in }
    return configuration
  }
}

extension ViewHost {
  /// A silent host whose lazy containers show that many rows.
  static func silent(rows: Int?, _ root: some View) -> ViewHost {
    var configuration = Configuration.silent
    configuration.visibleRows = rows
    return ViewHost(root, configuration: configuration)
  }
}
