/// The parts of a progress view.
public struct ProgressViewStyleConfiguration: _StyleConfiguration {
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
  let progress: ProgressState

  /// How much is done, from 0 to 1; nil if nobody knows.
  public var fractionCompleted: Double? { progress.fraction }

  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct CurrentValueLabel: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .progressView }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(_PlainProgressView(content: body, _look: progress.attributes))
  }
}
