public import Foundation

/// How windows look. The engine paints nothing: the style is kept in the tree, at the content of the window.
public protocol WindowStyle: _PaintedStyle {}
public struct DefaultWindowStyle: WindowStyle { public nonisolated init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public nonisolated init() {} }
public struct TitleBarWindowStyle: WindowStyle { public nonisolated init() {} }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }

extension Scene {
  public nonisolated func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
    mapWindows { $0.painted("windowStyle", style) }
  }

  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    painted("defaultSize", "\(width) × \(height)")
  }

  public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
    defaultSize(width: size.width, height: size.height)
  }

  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    painted("defaultPosition", "\(position)")
  }

  /// Which events from outside open a window of the scene; a host's window is open.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    painted("handlesExternalEvents", "matching \(conditions.sorted().joined(separator: " "))")
  }
}
