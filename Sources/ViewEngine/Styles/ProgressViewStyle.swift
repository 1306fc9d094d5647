/// Draws a progress view from its fraction and labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// A style that leaves a progress view as the engine has it.
public protocol _PlainProgressViewStyle: ProgressViewStyle {}

extension _PlainProgressViewStyle {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct DefaultProgressViewStyle: _PlainProgressViewStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct LinearProgressViewStyle: _PlainProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  /// Keeps the colour by name in the render tree.
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _plainName: String? { tint.map { "linear tint \($0)" } ?? "linear" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct CircularProgressViewStyle: _PlainProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  /// Keeps the colour by name in the render tree.
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _plainName: String? { tint.map { "circular tint \($0)" } ?? "circular" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

extension View {
  /// Has the progress views in the view look as a style says; the innermost style counts.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    styled("progressViewStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// The content for a progress view style: the fraction and the labels.
public struct ProgressViewStyleConfiguration: _StyleConfiguration {
  /// The control's label, as a view.
  public let label: Label?
  /// The label of the present value; nil without one.
  public let currentValueLabel: CurrentValueLabel?
  let progress: ProgressState

  /// How much is done, from 0 to 1; nil if unknown.
  public var fractionCompleted: Double? { progress.fraction }

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }
  /// The type-erased label of the present value.
  public struct CurrentValueLabel: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .progressView }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(_PlainProgressView(content: body, _look: progress.attributes))
  }
}
