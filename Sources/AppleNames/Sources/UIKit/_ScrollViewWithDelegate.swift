/// A scroll view, whose `delegate` is a member of this protocol: in tables, grids and text views the name has its own
/// type, which hides this one.
@MainActor @preconcurrency
public protocol _ScrollViewWithDelegate: AnyObject {}
extension UIScrollView: _ScrollViewWithDelegate {}

extension _ScrollViewWithDelegate where Self: UIScrollView {
  /// Held weakly; setters of offset and zoom do not call it.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollObserver as? any UIScrollViewDelegate }
    set { scrollObserver = newValue }
  }
}
