/// A collector without the knowledge of what it collects.
@MainActor
protocol AnyPreferenceCollector: AnyObject {
  /// Where the views are that it collects from; nil before it is mounted.
  var node: _Node? { get }
  /// The next collector of the same preference around.
  var outer: (any AnyPreferenceCollector)? { get }
  /// Asks for what is collected.
  ///
  /// - Returns: the action, if that is another value.
  func collect() -> (() -> Void)?
}
