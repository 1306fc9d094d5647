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

/// When a scroll view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollBounceBehavior(description: "automatic")
  public static let always = ScrollBounceBehavior(description: "always")
  public static let basedOnSize = ScrollBounceBehavior(description: "basedOnSize")
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {
  /// What the tree calls it.
  var _description: String { get }
}

/// Scrolling that comes to rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _description: String { "paging" }
}

/// Scrolling that comes to rest at views.
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
    painted("scrollDisabled", disabled ? nil : "false")
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

  /// - Parameter id: the view that is scrolled to; nobody scrolls, so a host does not change it.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    painted(
      "scrollPosition", [("", id.wrappedValue.map { "\($0)" } ?? "none"), ("at", anchor)])
  }

  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    painted("defaultScrollAnchor", anchor.map { "\($0)" } ?? "none")
  }

  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    painted("scrollClipDisabled", disabled ? nil : "false")
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    painted("coordinateSpace", "\(name.name)")
  }
}
