@MainActor @preconcurrency
public protocol FormStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

public struct FormStyleConfiguration: _StyleConfiguration {
  public let content: Content

  public struct Content: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .form }
  public func _control(around body: AnyView) -> AnyView { AnyView(_PlainForm(content: body)) }
}

extension Form where Content == FormStyleConfiguration.Content {
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

extension View {
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    styled("formStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a form as the engine has it.
public protocol _PlainFormStyle: FormStyle {}

extension _PlainFormStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: FormStyleConfiguration) -> some View { Form(configuration) }
}

public struct AutomaticFormStyle: _PlainFormStyle { public nonisolated init() {} }
public struct ColumnsFormStyle: _PlainFormStyle { public nonisolated init() {} }
public struct GroupedFormStyle: _PlainFormStyle { public nonisolated init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
