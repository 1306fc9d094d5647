#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// The look of the pointer over a view, kept in the tree by its name.
  public struct PointerStyle: Hashable, Sendable {
    let name: String
    public static let `default` = PointerStyle(name: "default")
    public static let link = PointerStyle(name: "link")
    public static let horizontalText = PointerStyle(name: "horizontalText")
    public static let verticalText = PointerStyle(name: "verticalText")
    public static let rectSelection = PointerStyle(name: "rectSelection")
    public static let grabIdle = PointerStyle(name: "grabIdle")
    public static let grabActive = PointerStyle(name: "grabActive")
    public static let zoomIn = PointerStyle(name: "zoomIn")
    public static let zoomOut = PointerStyle(name: "zoomOut")
    public static let columnResize = PointerStyle(name: "columnResize")
    public static let rowResize = PointerStyle(name: "rowResize")
    /// A pointer that enlarges a frame at an edge, kept by name.
    public static func frameResize(
      position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle { PointerStyle(name: "frameResize \(position)") }
    /// A pointer that moves a column's edge, kept by name.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
    /// A pointer that moves a row's edge, kept by name.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
    /// A pointer with a picture, kept by name.
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
    /// A pointer with a shape, kept by name.
    public static func shape<S: Shape>(_ shape: S, eoFill: Bool = false, size: CGSize) -> PointerStyle {
      PointerStyle(name: "shape")
    }
  }

  /// A part of a frame that is moved.
  public enum FrameResizePosition: Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// Whether a frame can grow or shrink.
  public enum FrameResizeDirection: Hashable, Sendable {
    case inward, outward
    /// A set of directions.
    public struct Set: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let inward = Set(rawValue: 1)
      public static let outward = Set(rawValue: 2)
      public static let all = Set(rawValue: 3)
    }
  }

  /// A direction along a line.
  public enum HorizontalDirection: Hashable, Sendable {
    case leading, trailing
    /// A set of directions.
    public struct Set: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let leading = Set(rawValue: 1)
      public static let trailing = Set(rawValue: 2)
      public static let all = Set(rawValue: 3)
    }
  }

  /// A direction up or down.
  public enum VerticalDirection: Hashable, Sendable {
    case up, down
    /// A set of directions.
    public struct Set: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let up = Set(rawValue: 1)
      public static let down = Set(rawValue: 2)
      public static let all = Set(rawValue: 3)
    }
  }

  /// How urgent a dialog is, kept in the tree by its name.
  public enum DialogSeverity: Hashable, Sendable { case automatic, critical, standard }

  /// The part of a view in a pair of a label and its content.
  public enum AccessibilityLabeledPairRole: Hashable, Sendable { case content, label }

  extension View {
    /// Keeps the pointer's look in the tree; nil for the usual one.
    public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View {
      painted("pointerStyle", style?.name ?? "default")
    }

    /// Keeps the severity in the tree.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
      painted("dialogSeverity", "\(severity)")
    }

    /// Keeps the role in the tree; labels are not combined with their contents.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
      role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
      painted("accessibilityLabeledPair", "\(role)")
    }
  }

  extension Text {
    /// Without effect: nothing is spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Without effect: nothing is spoken.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Without effect: nothing is spoken.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Without effect: nothing is spoken.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  }

  extension Section {
    /// Without effect: a host collapses only sections with a binding.
    public nonisolated func collapsible(_ collapsible: Bool) -> Self { self }
  }

  extension NavigationLink {
    /// Without effect: a link shows its destination as before.
    public nonisolated func isDetailLink(_ isDetailLink: Bool) -> Self { self }
  }

  /// The look of an item in the menu bar, which a host does not show.
  public protocol MenuBarExtraStyle: Sendable {}
  /// The platform's usual look.
  public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public nonisolated init() {} }
  /// A menu.
  public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public nonisolated init() {} }
  /// A window.
  public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public nonisolated init() {} }

  extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    public nonisolated static var automatic: AutomaticMenuBarExtraStyle { .init() }
  }
  extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    public nonisolated static var menu: PullDownMenuBarExtraStyle { .init() }
  }
  extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public nonisolated static var window: WindowMenuBarExtraStyle { .init() }
  }

  extension Scene {
    /// Without effect: a host does not show the menu bar.
    public nonisolated func menuBarExtraStyle<Style: MenuBarExtraStyle>(_ style: Style) -> some Scene { self }
  }
#endif
