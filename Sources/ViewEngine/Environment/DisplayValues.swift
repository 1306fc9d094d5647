public import Foundation

/// Whether a view is to look light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether more contrast is wanted.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Whether texts are drawn bolder.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// In which direction the language is written.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The available space in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the scene is visible and usable.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is off screen.
  case background
  /// The scene is in the foreground, and does not react.
  case inactive
  /// The scene is in the foreground and reacts.
  case active
}

/// Whether a window's controls look active.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

/// The size of sidebar rows, an environment value without an effect on layout.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// The size of the widget that shows a view.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// How the system would colour the widget that shows a view.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// Why the content of a view is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not loaded yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is no longer right.
  public static let invalidated = RedactionReasons(rawValue: 4)

  public var description: String {
    [
      contains(.placeholder) ? "placeholder" : nil, contains(.privacy) ? "privacy" : nil,
      contains(.invalidated) ? "invalidated" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}

extension View {
  /// Adds a reason to hide the content of the view. The tree shows it; the texts stay those of the view, because a
  /// screen would only paint over them (our choice).
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
      .painted("redacted", reason.isEmpty ? "none" : reason.description)
  }

  /// Removes all reasons to hide the content of the view.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, []).painted("unredacted")
  }
}

extension EnvironmentValues {
  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}
