#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// Where a window opens. A host's window has no place.
  public struct WindowPlacement: Hashable, Sendable {
    /// In points, from the top left corner of the display.
    public var position: CGPoint?
    /// In points.
    public var size: CGSize?

    /// A place of the window's origin.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) { (self.position, self.size) = (position, size) }
    /// A relative place, of which only the size is kept.
    public init(_ position: UnitPoint, size: CGSize? = nil) { self.size = size }
    /// A relative place, of which only the size is kept.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
      if let width, let height { size = CGSize(width: width, height: height) }
    }
    /// A place of the window's origin.
    public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
      position = CGPoint(x: x, y: y)
      if let width, let height { size = CGSize(width: width, height: height) }
    }
    /// A size without a place.
    public init(width: CGFloat?, height: CGFloat?) {
      if let width, let height { size = CGSize(width: width, height: height) }
    }
  }

  /// The surroundings of a new window. There are none: windows are not placed.
  public struct WindowPlacementContext {
    let absent: Never
    /// The display of the window.
    public var defaultDisplay: DisplayProxy { switch absent {} }
    /// The open windows of the app.
    public var windows: [Never] { [] }
  }

  /// A display. There is none: windows are not placed.
  public struct DisplayProxy: Hashable, Sendable {
    let absent: Never
    /// In points.
    public var bounds: CGRect { switch absent {} }
    /// The part without bars.
    public var visibleRect: CGRect { switch absent {} }
    /// The margins of the bars.
    public var safeAreaInsets: EdgeInsets { switch absent {} }
  }

  /// The content of a new window. There is none: windows are not placed.
  public struct WindowLayoutRoot {
    let absent: Never
    /// The size that the content takes.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch absent {} }
  }

  /// The size that a zoomed window has.
  public struct WindowIdealSize: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let automatic = WindowIdealSize(description: "automatic")
    public static let fitToContent = WindowIdealSize(description: "fitToContent")
    public static let maximum = WindowIdealSize(description: "maximum")
  }

  extension Scene {
    /// Never called: windows are not placed.
    public nonisolated func defaultWindowPlacement(
      _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { painted("defaultWindowPlacement") }
    /// Never called: windows are not placed.
    public nonisolated func windowIdealPlacement(
      _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { painted("windowIdealPlacement") }
    /// Kept in the render tree; a window has no size.
    public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene {
      painted("windowIdealSize", "\(idealSize)")
    }
  }
#endif
