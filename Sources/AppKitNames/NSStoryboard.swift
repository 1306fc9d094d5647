#if !canImport(Darwin)
  public import KitNames

  /// A file of scenes, which is not read: each controller is a plain one.
  @MainActor @preconcurrency
  open class NSStoryboard {
    public typealias Name = String
    public typealias SceneIdentifier = String
    /// Drops both arguments: no file is read.
    public init(name: Name, bundle storyboardBundleOrNil: Bundle?) {}
    /// Always nil: no file is named.
    open class var main: NSStoryboard? { nil }
    /// A plain controller.
    open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any { NSViewController() }
    /// Always nil: no file is read.
    open func instantiateInitialController() -> Any? { nil }
  }

  /// A change between controllers of a file. None happens.
  @MainActor @preconcurrency
  open class NSStoryboardSegue {
    public typealias Identifier = String
    public let identifier: Identifier?
    public let sourceController: Any
    public let destinationController: Any
    /// Keeps all arguments.
    public init(identifier: Identifier, source sourceController: Any, destination destinationController: Any) {
      (self.identifier, self.sourceController) = (identifier, sourceController)
      self.destinationController = destinationController
    }
    /// Empty, a hook for subclasses.
    open func perform() {}
  }

  /// A file of views, which is not read.
  @MainActor @preconcurrency
  open class NSNib {
    public typealias Name = String
    /// Drops both arguments: no file is read.
    public init?(nibNamed nibName: Name, bundle: Bundle?) {}
    /// Returns false: no file is read.
    @discardableResult
    open func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool { false }
  }
#endif
