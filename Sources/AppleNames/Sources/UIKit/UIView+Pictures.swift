extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
