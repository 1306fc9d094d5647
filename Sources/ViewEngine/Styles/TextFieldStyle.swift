@MainActor @preconcurrency
public protocol TextFieldStyle: _ControlStyle {
  associatedtype _Body: View
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  typealias _Label = _TextFieldStyleLabel
}

public struct _TextFieldStyleLabel: _ErasedPart { public let _view: AnyView }

extension TextField: _StyleConfiguration where Label == _TextFieldStyleLabel {
  public static var _family: _StyleFamilies { .textField }
  public func _control(around body: AnyView) -> AnyView { body }
}

public protocol _PlainTextFieldStyle: TextFieldStyle {}

extension _PlainTextFieldStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct DefaultTextFieldStyle: _PlainTextFieldStyle { public nonisolated init() {} }
public struct PlainTextFieldStyle: _PlainTextFieldStyle { public nonisolated init() {} }
public struct RoundedBorderTextFieldStyle: _PlainTextFieldStyle { public nonisolated init() {} }
public struct SquareBorderTextFieldStyle: _PlainTextFieldStyle { public nonisolated init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { Self() } }

extension View {
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    styled("textFieldStyle", by: style) { $0._body(configuration: $1) }
  }
}
