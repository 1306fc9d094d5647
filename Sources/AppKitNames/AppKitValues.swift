#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import KitNames
  public import ViewEngine

  extension NSScreen {
    // Only a program itself posts it.
    public nonisolated static let colorSpaceDidChangeNotification = Notification.Name("NSScreenColorSpaceDidChange")
    /// Always 1: nothing is brighter than white.
    public var maximumExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    /// Always 1: nothing is brighter than white.
    public var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    /// Always 1: nothing is brighter than white.
    public var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { 1 }
    /// Always sRGB.
    public var colorSpace: NSColorSpace? { .sRGB }
    /// The rectangle in pixels.
    public func convertRectToBacking(_ rect: NSRect) -> NSRect {
      NSRect(x: rect.minX * 2, y: rect.minY * 2, width: rect.width * 2, height: rect.height * 2)
    }
    /// The rectangle in points.
    public func convertRectFromBacking(_ rect: NSRect) -> NSRect {
      NSRect(x: rect.minX / 2, y: rect.minY / 2, width: rect.width / 2, height: rect.height / 2)
    }
    /// Always true.
    public class var screensHaveSeparateSpaces: Bool { true }
    /// The same as `main`.
    public class var deepest: NSScreen? { main }
  }

  extension NSPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Keeps its arguments, and does nothing else.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let general = Name("general")
      public static let find = Name("find")
      public static let drag = Name("drag")
      public static let font = Name("font")
      public static let ruler = Name("ruler")
    }
    /// The list or text that was set as a property list in that format; nil without one.
    public func propertyList(forType dataType: PasteboardType) -> Any? {
      data(forType: dataType).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    }
    /// Keeps the value as a property list; false if it is none.
    @discardableResult
    public func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
      guard let data = try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0) else {
        return false
      }
      return setData(data, forType: dataType)
    }
    /// Whether the pasteboard has data in one of the formats; `UTType` conformance is not read.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
      types.contains { data(forType: PasteboardType($0)) != nil }
    }
    /// Returns the count; a format without data does not appear in `types`.
    @discardableResult
    public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { changeCount }
    /// Without effect: a pasteboard exists as long as the process.
    public func releaseGlobally() {}
  }

  extension NSPasteboard.PasteboardType {
    public static let color = Self("com.apple.cocoa.pasteboard.color")
    public static let font = Self("com.apple.cocoa.pasteboard.character-formatting")
    public static let fileContents = Self("com.apple.pboard.type.file-contents")
    public static let tabularText = Self("public.utf8-tab-separated-values-text")
    public static let sound = Self("com.apple.cocoa.pasteboard.sound")
    public static let rtfd = Self("com.apple.flat-rtfd")
    public static let multipleTextSelection = Self("com.apple.cocoa.pasteboard.multiple-text-selection")
    public static let findPanelSearchOptions = Self("com.apple.cocoa.pasteboard.find-panel-search-options")
  }

  extension NSCursor {
    public static var zoomIn: NSCursor { NSCursor(named: "zoomIn") }
    public static var zoomOut: NSCursor { NSCursor(named: "zoomOut") }
    public static var columnResize: NSCursor { NSCursor(named: "columnResize") }
    public static var rowResize: NSCursor { NSCursor(named: "rowResize") }
    /// The same as `current`.
    public static var currentSystem: NSCursor? { current }
    /// Without effect: no pointer is on screen.
    public static func hide() {}
    /// Without effect: no pointer is on screen.
    public static func unhide() {}
    /// The sides of a frame, numbered as AppKit does.
    public enum FrameResizePosition: UInt, Sendable {
      case top = 1, left = 2, bottom = 4, right = 8, topLeft = 3, topRight = 9, bottomLeft = 6, bottomRight = 12
    }
    /// The directions in which a frame can be resized.
    public struct FrameResizeDirection: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let inward = FrameResizeDirection(rawValue: 1)
      public static let outward = FrameResizeDirection(rawValue: 2)
      public static let all: FrameResizeDirection = [.inward, .outward]
      /// The sets themselves, for the plural label.
      public typealias Set = FrameResizeDirection
    }
    /// The pointer at the edge of a frame, without a picture.
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set) -> NSCursor {
      NSCursor(named: "frameResize")
    }
  }

  extension NSStatusItem {
    /// Whether a person may take the item away.
    public struct Behavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let removalAllowed = Behavior(rawValue: 2)
      public static let terminationOnRemoval = Behavior(rawValue: 4)
    }
    /// Kept, empty at first; no person takes the item away.
    public var behavior: Behavior {
      get { KeptValues.value(of: self, or: []) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// The bar of the system.
    /// Always `system` here.
    public var statusBar: NSStatusBar? { .system }
  }

  extension NSStatusBar {
    /// Always false.
    public var isVertical: Bool { false }
  }

  extension NSHostingView {
    /// Kept, all at first.
    public var safeAreaRegions: SafeAreaRegions {
      get { KeptValues.value(of: self, or: .all) }
      set { KeptValues.keep(newValue, for: self) }
    }
    /// Kept; no window takes the view's title or toolbar.
    public var sceneBridgingOptions: NSHostingSceneBridgingOptions {
      get { KeptValues.value(of: self, or: .all) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

  /// Parts of a scene that a window takes from a hosted view; none is taken.
  public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
  }

  /// A menu of a view's controls; it has no items.
  @MainActor @preconcurrency
  open class NSHostingMenu<Content: View>: NSMenu {
    /// The view from the initializer, which is not evaluated.
    public var rootView: Content
    /// Keeps its arguments, and does nothing else.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(title: "")
    }
    /// Unavailable: without a view there is no menu.
    @available(*, unavailable)
    public required init(coder: NSCoder) { preconditionFailure("init(coder:): no archive is read") }
  }

  extension NSLayoutManager {
    /// The height of a line of that font, 1.2 times its size: nothing is laid out.
    public func defaultLineHeight(for theFont: NSFont) -> CGFloat { theFont.pointSize * 1.2 }
    /// The baseline of a line of that font, below its top.
    public func defaultBaselineOffset(for theFont: NSFont) -> CGFloat { theFont.pointSize }
  }

  extension NSControl {
    /// Keeps no mask: a test calls `performClick(_:)`. Returns the mask of a left button.
    @discardableResult
    public func sendAction(on mask: NSEvent.EventTypeMask) -> Int { Int(NSEvent.EventTypeMask.leftMouseUp.rawValue) }
  }

  extension NSButton {
    /// Kept and false at first; nothing is laid out.
    public var imageHugsTitle: Bool {
      get { KeptValues.value(of: self, or: false) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }
#endif
