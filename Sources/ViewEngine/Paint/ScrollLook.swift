public import Foundation

public struct ScrollBounceBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollBounceBehavior(description: "automatic")
  public static let always = ScrollBounceBehavior(description: "always")
  public static let basedOnSize = ScrollBounceBehavior(description: "basedOnSize")
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollDismissesKeyboardMode(description: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(description: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(description: "interactively")
  public static let never = ScrollDismissesKeyboardMode(description: "never")
}

public struct ScrollIndicatorVisibility: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollIndicatorVisibility(description: "automatic")
  public static let visible = ScrollIndicatorVisibility(description: "visible")
  public static let hidden = ScrollIndicatorVisibility(description: "hidden")
  public static let never = ScrollIndicatorVisibility(description: "never")
}

public protocol ScrollTargetBehavior: Sendable {
  /// Its name in the tree.
  var _description: String { get }
}

extension ScrollTargetBehavior {
  /// The name of the type.
  public var _description: String { styleName(of: Self.self, kinds: "ScrollTargetBehavior", "ScrollBehavior") }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _description: String { "paging" }
}

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
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    painted("scrollDismissesKeyboard", "\(mode)")
  }

  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled).painted("scrollDisabled", disabled ? nil : "false")
  }

  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    painted("scrollIndicators", [("", visibility), ("", axes == [.vertical, .horizontal] ? nil : axes)])
  }

  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    painted("scrollContentBackground", "\(visibility)")
  }

  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View {
    painted("scrollBounceBehavior", [("", behavior), ("", axes == .vertical ? nil : axes)])
  }

  public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
    painted("scrollTargetBehavior", behavior._description)
  }

  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    painted("scrollTargetLayout", isEnabled ? nil : "false")
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    painted("defaultScrollAnchor", anchor.map { "\($0)" } ?? "none")
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    painted("defaultScrollAnchor", "\(anchor.map { "\($0)" } ?? "none") for \(role)")
  }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    painted("scrollClipDisabled", disabled ? nil : "false")
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    painted("coordinateSpace", "\(name.name)")
  }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollEdgeEffectStyle(description: "automatic")
  public static let hard = ScrollEdgeEffectStyle(description: "hard")
  public static let soft = ScrollEdgeEffectStyle(description: "soft")
}

extension View {
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    painted("scrollEdgeEffectStyle", "\(style?.description ?? "none") for \(edges)")
  }

  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    painted("scrollEdgeEffectHidden", [("", hidden ? nil : false), ("for", edges == .all ? nil : edges)])
  }

  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    painted("scrollIndicatorsFlash", "onAppear \(onAppear)")
  }

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

  public nonisolated func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content).painted("safeAreaBar")
  }
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  /// A geometry in points, for tests of a view's own calculations.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
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

  public nonisolated func copyable<Payload>(_ payload: @autoclosure @escaping () -> [Payload]) -> some View {
    painted("copyable")
  }
}

public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
