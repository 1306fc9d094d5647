extension Slider {
  /// The older form, with labels as views.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
  /// The older form with a step, with labels as views.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Image {
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func scrollView(axis: Axis) -> Self { .scrollView }
}

extension Font {
  public func scaled(by factor: CGFloat) -> Font { self }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
}
