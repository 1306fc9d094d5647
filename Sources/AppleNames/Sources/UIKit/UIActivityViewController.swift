/// A share sheet off screen: a test reads `activityItems` and calls the handler itself.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  /// Keeps the items; the services of the app are dropped.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var allowsProminentActivity = true
}
