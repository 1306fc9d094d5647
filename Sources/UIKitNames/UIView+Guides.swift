#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  extension UIView {
    /// Anchors made on each access; no keyboard moves them.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(of: self) }
    /// Anchors made on each access; they have no distance from the edges.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }
    /// The guides of `addLayoutGuide(_:)`, oldest first.
    public var layoutGuides: [UILayoutGuide] { KeptValues.value(of: self, or: []) }
    /// Keeps the guide, which becomes one of this view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
      KeptValues.keep(layoutGuides.filter { $0 !== layoutGuide } + [layoutGuide], for: self, key: "layoutGuides")
      layoutGuide.owningView = self
    }
    /// Drops the guide; ignores one of another view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      guard layoutGuide.owningView === self else { return }
      KeptValues.keep(layoutGuides.filter { $0 !== layoutGuide }, for: self, key: "layoutGuides")
      layoutGuide.owningView = nil
    }
    /// `layoutMargins` by the direction of text.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get {
        NSDirectionalEdgeInsets(
          top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
          trailing: layoutMargins.right)
      }
      set {
        layoutMargins = UIEdgeInsets(
          top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
      }
    }
    /// Kept and true at first; margins do not change.
    public var insetsLayoutMarginsFromSafeArea: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first; a new frame changes no subview.
    public var autoresizesSubviews: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and false at first; no finger arrives.
    public var isExclusiveTouch: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept and true at first; nothing is drawn.
    public var clearsContextBeforeDrawing: Bool {
      get { KeptValues.value(of: self, or: true) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, automatic at first; no colour changes.
    public var tintAdjustmentMode: TintAdjustmentMode {
      get { KeptValues.value(of: self, or: .automatic) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first; nothing is cut off.
    public var mask: UIView? {
      get { KeptValues.value(of: self, or: nil) }
      set {
        KeptValues.keep(newValue, for: self)
        layer.mask = newValue?.layer
      }
    }
    /// Kept, nil at first; nothing is restored.
    public var restorationIdentifier: String? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept, nil at first; no focus moves.
    public var focusGroupIdentifier: String? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Pixels to a point, that of the screen at first; the layer's.
    public var contentScaleFactor: CGFloat {
      get { KeptValues.value(of: self, or: UIScreen.main.scale) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// The layer's transform.
    public var transform3D: CATransform3D {
      get { layer.transform }
      set { layer.transform = newValue }
    }
    /// The layer's anchor point.
    public var anchorPoint: CGPoint {
      get { layer.anchorPoint }
      set { layer.anchorPoint = newValue }
    }
    /// Always from left to right.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The direction that the attribute forces, else from left to right.
    public class func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
    /// Exchanges the children at both indexes; ignores indexes without a child.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      let (low, high) = (min(index1, index2), max(index1, index2))
      guard low != high, subviews.indices.contains(low), subviews.indices.contains(high) else { return }
      let (first, second) = (subviews[low], subviews[high])
      insertSubview(second, at: low)
      insertSubview(first, at: high)
    }
    /// Removes the behaviour; ignores one of another view.
    public func removeInteraction(_ interaction: any UIInteraction) {
      interactions.removeAll { $0 === interaction }
    }
    /// The priority that was set, else 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      KeptValues.value(of: self, or: .defaultLow, key: "hugging \(axis)")
    }
    /// The priority that was set, else 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      KeptValues.value(of: self, or: .defaultHigh, key: "resistance \(axis)")
    }
    /// The constraints between the view and those inside it that are about the axis, all for both (our choice).
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraints }
    /// Always false: nothing is laid out.
    public var hasAmbiguousLayout: Bool { false }

    /// Whether colours turn grey behind a sheet.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  }

  /// A guide for the keyboard; no keyboard moves it.
  @MainActor @preconcurrency
  public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Kept and false at first.
    public var followsUndockedKeyboard = false
    /// Kept and true at first.
    public var usesBottomSafeArea = true
    /// Kept points, 0 at first.
    public var keyboardDismissPadding: CGFloat = 0
  }
#endif
