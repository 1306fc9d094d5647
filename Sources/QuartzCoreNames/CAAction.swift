#if !canImport(Darwin)
  /// A reaction to an event of a layer; no layer runs one.
  @MainActor @preconcurrency
  public protocol CAAction: AnyObject {
    /// The conforming object decides what happens.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  }

  extension CAAnimation: CAAction {
    /// Adds the animation to the object, if that is a layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      (anObject as? CALayer)?.add(self, forKey: event)
    }
  }
#endif
