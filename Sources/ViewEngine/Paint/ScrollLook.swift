public import Foundation

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollBounceBehavior(description: "automatic")
  public static let always = ScrollBounceBehavior(description: "always")
  public static let basedOnSize = ScrollBounceBehavior(description: "basedOnSize")
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollDismissesKeyboardMode(description: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(description: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(description: "interactively")
  public static let never = ScrollDismissesKeyboardMode(description: "never")
}

/// Whether the position in a scroll view is seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollIndicatorVisibility(description: "automatic")
  public static let visible = ScrollIndicatorVisibility(description: "visible")
  public static let hidden = ScrollIndicatorVisibility(description: "hidden")
  public static let never = ScrollIndicatorVisibility(description: "never")
}

/// The positions at which scrolling ends.
public protocol ScrollTargetBehavior: Sendable {
  /// Its name in the tree.
  var _description: String { get }
}

extension ScrollTargetBehavior {
  /// The name of the type.
  public var _description: String { styleName(of: Self.self, kinds: "ScrollTargetBehavior", "ScrollBehavior") }
}

/// Scrolling that ends at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _description: String { "paging" }
}

/// Scrolling that ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _description: String { "viewAligned" }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
}

extension View {
  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    painted("scrollDismissesKeyboard", "\(mode)")
  }

  /// Sets the environment value `isScrollEnabled` for the views inside; kept in the render tree too.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled).painted("scrollDisabled", disabled ? nil : "false")
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    painted("scrollIndicators", [("", visibility), ("", axes == [.vertical, .horizontal] ? nil : axes)])
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    painted("scrollContentBackground", "\(visibility)")
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View {
    painted("scrollBounceBehavior", [("", behavior), ("", axes == .vertical ? nil : axes)])
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
    painted("scrollTargetBehavior", behavior._description)
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    painted("scrollTargetLayout", isEnabled ? nil : "false")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    painted("defaultScrollAnchor", anchor.map { "\($0)" } ?? "none")
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  ///
  /// - Parameter role: The purpose of the anchor.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    painted("defaultScrollAnchor", "\(anchor.map { "\($0)" } ?? "none") for \(role)")
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    painted("scrollClipDisabled", disabled ? nil : "false")
  }

  /// The space as a value of the older type.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    painted("coordinateSpace", "\(name.name)")
  }
}

/// The fading of scrolled content at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollEdgeEffectStyle(description: "automatic")
  public static let hard = ScrollEdgeEffectStyle(description: "hard")
  public static let soft = ScrollEdgeEffectStyle(description: "soft")
}

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    painted("scrollEdgeEffectStyle", "\(style?.description ?? "none") for \(edges)")
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    painted("scrollEdgeEffectHidden", [("", hidden ? nil : false), ("for", edges == .all ? nil : edges)])
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    painted("scrollIndicatorsFlash", "onAppear \(onAppear)")
  }

  /// Kept in the render tree; has no effect on scrolling by a host.
  public nonisolated func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    painted("scrollIndicatorsFlash", "trigger \(value)")
  }

  /// Puts a bar at an edge, over the scrolled content; it is part of the tree.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content).painted("safeAreaBar")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content).painted("safeAreaBar")
  }
}

/// The position of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the visible part in the content, in points.
  public var contentOffset: CGPoint
  /// Width and height of everything that can scroll, in points.
  public var contentSize: CGSize
  /// The space around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// A geometry in points, for tests of a view's own calculations.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible rectangle, insets included.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible rectangle of the content, without insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

extension View {
  /// Runs `action` when a value of the scroll view's position changes. No position ever changes here, so a host never
  /// runs it.
  public nonisolated func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    painted("onScrollGeometryChange")
  }

  /// Lets a person copy the view's value; nothing is copied.
  public nonisolated func copyable<Payload>(_ payload: @autoclosure @escaping () -> [Payload]) -> some View {
    painted("copyable")
  }
}

/// The use of a scroll view's anchor.
public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
