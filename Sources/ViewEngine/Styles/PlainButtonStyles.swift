/// The engine's own styles of buttons, which paint nothing: they are kept in the tree.

public struct DefaultButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "plain" }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "borderless" }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "bordered" }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "borderedProminent" }
}

public struct LinkButtonStyle: PrimitiveButtonStyle, _PlainButtonStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "link" }
}

/// A style that leaves a button as the engine has it.
public protocol _PlainButtonStyle: PrimitiveButtonStyle {}

extension _PlainButtonStyle {
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
