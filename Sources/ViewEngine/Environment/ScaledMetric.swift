/// A length that grows with the size of texts that a person wants: `dynamicTypeSize` of the environment.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value
  private let style: Font.TextStyle

  /// - Parameter wrappedValue: the length at the usual size, `large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// - Parameters:
  ///   - wrappedValue: the length at the usual size, `large`.
  ///   - textStyle: the style with which it grows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the size that a person wants.
  public var wrappedValue: Value { base * Value(style.scale(at: size)) }
}
