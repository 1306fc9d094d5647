@MainActor @preconcurrency
public protocol ProgressViewStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}

public protocol _PlainProgressViewStyle: ProgressViewStyle {}

extension _PlainProgressViewStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}

public struct DefaultProgressViewStyle: _PlainProgressViewStyle { public nonisolated init() {} }

public struct LinearProgressViewStyle: _PlainProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _name: String? { tint.map { "linear tint \($0)" } ?? "linear" }
}

public struct CircularProgressViewStyle: _PlainProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public nonisolated var _name: String? { tint.map { "circular tint \($0)" } ?? "circular" }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { Self() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { Self() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

extension View {
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    styled("progressViewStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

public struct ProgressViewStyleConfiguration: _StyleConfiguration {
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  let progress: ProgressState
  public var fractionCompleted: Double? { progress.fraction }
  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct CurrentValueLabel: _ErasedPart { public let _view: AnyView }
  public static var _family: _StyleFamilies { .progressView }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(_PlainProgressView(content: body, _look: progress.attributes))
  }
}
