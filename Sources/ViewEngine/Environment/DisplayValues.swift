public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

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
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
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

  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []).painted("unredacted") }
}
