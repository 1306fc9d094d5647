/// Draws a group of controls from its label and content.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration: _StyleConfiguration {
  /// The controls inside, as the builder made them.
  public let content: Content
  /// The group's label, as a view; empty for a group without one.
  public let label: Label

  /// The type-erased content of a styled group.
  public struct Content: _ErasedPart { public let _view: AnyView }
  /// The type-erased label of a styled group.
  public struct Label: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .controlGroup }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainControlGroup(content: body)) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// A group in the style around, of what a style was given.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(configuration.content, hasLabel: false, styledLabel: configuration.label)
  }
}

extension View {
  /// Has the groups of controls in the view look as a style says; the innermost style counts.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    styled("controlGroupStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a group of controls as the engine has it.
public protocol _PlainControlGroupStyle: ControlGroupStyle {}

extension _PlainControlGroupStyle {
  public func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { ControlGroup(configuration) }
}

/// A built-in style: the group shows its label and its controls; nothing is drawn.
public struct AutomaticControlGroupStyle: _PlainControlGroupStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

/// A built-in style: the group shows its label and its controls; nothing is drawn.
public struct CompactMenuControlGroupStyle: _PlainControlGroupStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "compactMenu" }
}

/// A built-in style: the group shows its label and its controls; nothing is drawn.
public struct MenuControlGroupStyle: _PlainControlGroupStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "menu" }
}

/// A built-in style: the group shows its label and its controls; nothing is drawn.
public struct NavigationControlGroupStyle: _PlainControlGroupStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "navigation" }
}

/// A built-in style: the group shows its label and its controls; nothing is drawn.
public struct PaletteControlGroupStyle: _PlainControlGroupStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "palette" }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }
