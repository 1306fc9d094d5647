#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A row or column of views, which it keeps without placing them.
  @MainActor @preconcurrency
  open class NSStackView: NSView {
    /// Ways to share the space, from -1; none is applied.
    public enum Distribution: Int, Sendable {
      case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Arranges the views in order, in a zero frame.
    public convenience init(views: [NSView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }
    /// Views in the order of arrangement, always among `subviews`; a view that leaves these leaves the list.
    public private(set) var arrangedSubviews: [NSView] = []
    /// Horizontal at first; a change moves no view.
    public var orientation = NSLayoutConstraint.Orientation.horizontal
    /// The value `gravityAreas` at first; sizes stay as set.
    public var distribution = Distribution.gravityAreas
    /// Places of a view in a row, numbered from 1.
    public enum Gravity: Int, Sendable {
      case leading = 1, center, trailing
      public static var top: Gravity { .leading }
      public static var bottom: Gravity { .trailing }
    }
    /// A wish to stay visible, as a number up to 1000; every view does.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
      public let rawValue: Float
      public init(rawValue: Float) { self.rawValue = rawValue }
      /// Keeps its arguments, and does nothing else.
      public init(_ rawValue: Float) { self.rawValue = rawValue }
      public static let mustHold = VisibilityPriority(1000)
      public static let detachOnlyIfNecessary = VisibilityPriority(900)
      public static let notVisible = VisibilityPriority(0)
    }
    /// A weak reference; no method of it is called.
    public weak var delegate: (any NSStackViewDelegate)?
    /// Kept, `centerY` at first; nothing is laid out.
    public var alignment = NSLayoutConstraint.Attribute.centerY
    /// Kept and true at first; nothing is laid out.
    public var detachesHiddenViews = true
    private var gravities: [ObjectIdentifier: Gravity] = [:]
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private var priorities: [String: NSLayoutConstraint.Priority] = [:]
    private var visibilities: [ObjectIdentifier: VisibilityPriority] = [:]
    /// Adds the view at the end of those at that place.
    open func addView(_ view: NSView, in gravity: Gravity) {
      insertView(view, at: views(in: gravity).count, in: gravity)
    }
    /// Puts the view among those at that place.
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
      let same = views(in: gravity)
      let next = same.indices.contains(index) ? arrangedSubviews.firstIndex { $0 === same[index] } : nil
      let after = arrangedSubviews.lastIndex { place(of: $0).rawValue <= gravity.rawValue }
      gravities[ObjectIdentifier(view)] = gravity
      insertArrangedSubview(view, at: next ?? after.map { $0 + 1 } ?? 0)
    }
    private func place(of view: NSView) -> Gravity { gravities[ObjectIdentifier(view)] ?? .leading }
    /// Takes the view out of the list and of `subviews`.
    open func removeView(_ view: NSView) { view.removeFromSuperview() }
    /// The views at that place, in order.
    open func views(in gravity: Gravity) -> [NSView] { arrangedSubviews.filter { place(of: $0) == gravity } }
    /// Replaces the views at that place.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
      for view in self.views(in: gravity) { removeView(view) }
      for view in views { addView(view, in: gravity) }
    }
    /// The same as `arrangedSubviews`.
    open var views: [NSView] { arrangedSubviews }
    /// Always empty: no view is detached.
    open var detachedViews: [NSView] { [] }
    /// Kept for a view; nothing is laid out.
    open func customSpacing(after view: NSView) -> CGFloat {
      spacings[ObjectIdentifier(view)] ?? NSStackView.useDefaultSpacing
    }
    /// Kept for a view; nothing is laid out.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) { spacings[ObjectIdentifier(view)] = spacing }
    /// Kept for a view; nothing is laid out.
    open func visibilityPriority(for view: NSView) -> VisibilityPriority {
      visibilities[ObjectIdentifier(view)] ?? .mustHold
    }
    /// Kept for a view; nothing is laid out.
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
      visibilities[ObjectIdentifier(view)] = priority
    }
    /// Kept for a view; nothing is laid out.
    open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
      priorities["hugging \(orientation)"] ?? .defaultLow
    }
    /// Kept for a view; nothing is laid out.
    open func setHuggingPriority(
      _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { priorities["hugging \(orientation)"] = priority }
    /// Kept for a view; nothing is laid out.
    open func clippingResistancePriority(
      for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { priorities["clipping \(orientation)"] ?? .required }
    /// Kept for a view; nothing is laid out.
    open func setClippingResistancePriority(
      _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { priorities["clipping \(orientation)"] = priority }
    public nonisolated static let useDefaultSpacing = CGFloat.greatestFiniteMagnitude
    /// Points between neighbours, 8 at first, never applied.
    public var spacing: CGFloat = 8
    /// Distances in points, zero at first, never applied.
    public var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Moves the view to the end of the list, and into `subviews` unless it is there.
    open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Moves the view to the index in the list, and into `subviews` unless it is there.
    open func insertArrangedSubview(_ view: NSView, at index: Int) {
      if view.superview !== self { addSubview(view) }
      removeArrangedSubview(view)
      arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    }
    /// Removes the view from the list; it stays in `subviews`.
    open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
    open override func willRemoveSubview(_ subview: NSView) {
      super.willRemoveSubview(subview)
      removeArrangedSubview(subview)
    }
  }

  /// Learns of detached views. Only a test calls it.
  @MainActor @preconcurrency
  public protocol NSStackViewDelegate: AnyObject {
    /// Only tests call it; empty by default.
    func stackView(_ stackView: NSStackView, willDetach views: [NSView])
    func stackView(_ stackView: NSStackView, didReattach views: [NSView])
  }

  extension NSStackViewDelegate {
    public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
    public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
  }
#endif
