#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A share sheet off screen: a test reads `activityItems` and calls the handler itself.
  @MainActor @preconcurrency
  open class UIActivityViewController: UIViewController {
    /// A closure that takes the chosen service, success, returned items and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Keeps the items; the services of the app are dropped.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      self.activityItems = activityItems
      super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The shared items, in order. UIKit has no such property: tests read it.
    public let activityItems: [Any]
    /// Kept without effect, as no service is offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Kept; the sheet never calls the closure, but a test can.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Keeps the providers as items.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
      self.init(
        activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
        applicationActivities: nil)
    }
    /// Kept and true at first.
    open var allowsProminentActivity = true
  }
#endif
