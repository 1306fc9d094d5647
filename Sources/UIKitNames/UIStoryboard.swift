#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An archive of controllers, which is not read.
  @MainActor @preconcurrency
  open class UIStoryboard {
    /// Drops both arguments.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// Always nil: archives are not read.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// An empty controller: archives are not read.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
    /// Always nil: archives are not read, and the closure is not called.
    open func instantiateInitialViewController<ViewController: UIViewController>(
      creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }
  }

  /// A way between two controllers of an archive.
  @MainActor @preconcurrency
  open class UIStoryboardSegue {
    /// The name from the initializer.
    public let identifier: String?
    /// Kept by the initializer; never changes.
    public let source: UIViewController
    /// Kept by the initializer; never changes.
    public let destination: UIViewController
    private let performHandler: (() -> Void)?
    /// Keeps all.
    public init(
      identifier: String?, source: UIViewController, destination: UIViewController,
      performHandler: (() -> Void)? = nil
    ) {
      (self.identifier, self.source, self.destination) = (identifier, source, destination)
      self.performHandler = performHandler
    }
    /// Calls the closure, if any.
    open func perform() { performHandler?() }
  }
#endif
