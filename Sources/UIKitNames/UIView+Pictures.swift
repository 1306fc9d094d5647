#if !canImport(Darwin)
  public import KitNames

  extension UIView {
    /// Returns false: nothing is drawn.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// A plain view of the same size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
    /// A plain view of that size.
    public func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }
    /// Without effect: nothing moves.
    public func addMotionEffect(_ effect: UIMotionEffect) {}
    /// Without effect: nothing moves.
    public func removeMotionEffect(_ effect: UIMotionEffect) {}
  }

  /// A look that follows the device's motion, without effect.
  @MainActor @preconcurrency
  open class UIMotionEffect {
    public init() {}
  }
#endif
