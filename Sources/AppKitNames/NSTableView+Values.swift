#if !canImport(Darwin)
  public import KitNames

  extension NSTableView {
    // Only a program itself posts them.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("NSTableViewSelectionDidChange")
    public nonisolated static let selectionIsChangingNotification = Notification.Name("NSTableViewSelectionIsChanging")
    public nonisolated static let columnDidMoveNotification = Notification.Name("NSTableViewColumnDidMove")
    public nonisolated static let columnDidResizeNotification = Notification.Name("NSTableViewColumnDidResize")

    /// Lines between cells, as AppKit's bits; none is drawn.
    public struct GridLineStyle: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
      public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
      public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
    }
    /// Movements of rows, as AppKit's bits; none is shown.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let effectFade = AnimationOptions(rawValue: 1)
      public static let effectGap = AnimationOptions(rawValue: 2)
      public static let slideUp = AnimationOptions(rawValue: 0x10)
      public static let slideDown = AnimationOptions(rawValue: 0x20)
      public static let slideLeft = AnimationOptions(rawValue: 0x30)
      public static let slideRight = AnimationOptions(rawValue: 0x40)
    }
    /// Ways to share the width, numbered from 0; no column is resized.
    public enum ColumnAutoresizingStyle: UInt, Sendable {
      case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle
      case reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
    }
    /// Heights of rows, with AppKit's raw values; none is applied.
    public enum RowSizeStyle: Int, Sendable { case `default` = -1, custom, small, medium, large }
    /// Looks of a row under a drag, with AppKit's raw values; none is drawn.
    public enum DraggingDestinationFeedbackStyle: Int, Sendable { case none = -1, regular, sourceList, gap }
    /// The place of a drop: on a row or above it.
    public enum DropOperation: UInt, Sendable { case on, above }
    /// The edges of a row, where a swipe shows actions.
    public enum RowActionEdge: Int, Sendable { case leading, trailing }
  }

  /// An action that a swipe over a row shows. A test calls its handler by `perform(row:)`.
  @MainActor @preconcurrency
  open class NSTableViewRowAction {
    /// Two kinds, numbered from 0.
    public enum Style: Int, Sendable { case regular, destructive }
    private let handler: (NSTableViewRowAction, Int) -> Void
    public let style: Style
    /// Kept; no part of the engine reads it.
    open var title: String
    /// Kept, nil at first; nothing is drawn.
    open var backgroundColor: NSColor!
    /// Kept, nil at first; nothing is drawn.
    open var image: NSImage?
    /// Keeps its arguments, and does nothing else.
    public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
      (self.style, self.title, self.handler) = (style, title, handler)
    }
    /// Runs the handler. For tests: AppKit has no such method.
    public func perform(row: Int) { handler(self, row) }
  }
#endif
