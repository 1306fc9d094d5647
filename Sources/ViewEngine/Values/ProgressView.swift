public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let progress: ProgressState

  nonisolated init(_ label: Label, _ currentValueLabel: CurrentValueLabel, _ progress: ProgressState) {
    (self.label, self.currentValueLabel, self.progress) = (label, currentValueLabel, progress)
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(label(), currentValueLabel(), ProgressState(value, of: total))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init(@ViewBuilder label: () -> Label) { self.init(label(), EmptyView(), ProgressState()) }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), EmptyView(), ProgressState(value, of: total))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public nonisolated init() { self.init(EmptyView(), EmptyView(), ProgressState()) }

  public nonisolated init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(EmptyView(), EmptyView(), ProgressState(value, of: total))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title) {
    self.init(Text(title), EmptyView(), ProgressState())
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    self.init(Text(title), EmptyView(), ProgressState(value, of: total))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.label, configuration.currentValueLabel, configuration.progress)
  }
}

extension ProgressView: _StylableView {
  public var _plain: _PlainProgressView<_Pair<Label, CurrentValueLabel>> {
    _PlainProgressView(content: _Pair(label, currentValueLabel), _look: progress.attributes)
  }

  public var _configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      label: AnyView(unlessEmpty: label).map { .init(_view: $0) },
      currentValueLabel: AnyView(unlessEmpty: currentValueLabel).map { .init(_view: $0) }, progress: progress)
  }
}

/// A progress view as the engine has it, and what a style makes of one.
public struct _PlainProgressView<Content: View> {
  public let content: Content
  public let _look: [_Attribute]
}

extension _PlainProgressView: _ContainerView { public static var _name: String { "ProgressView" } }

/// How much is done of how much.
struct ProgressState {
  private let value: Double?
  private let total: Double

  init() {
    value = nil
    total = 1
  }

  init<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) {
    self.value = value.map { Double($0) }
    self.total = Double(total)
  }

  /// From 0 to 1.
  var fraction: Double? { value.map { total > 0 ? min(max($0 / total, 0), 1) : 0 } }

  var attributes: [_Attribute] {
    _Attribute.list([
      value.map { ("value", "\($0)") }, value == nil || total == 1 ? nil : ("total", "\(total)"),
    ])
  }
}

extension AnyView {
  /// Nil for a part of a control that was not asked for.
  init?<Content: View>(unlessEmpty view: Content) {
    if view is EmptyView { return nil }
    self.init(view)
  }
}
