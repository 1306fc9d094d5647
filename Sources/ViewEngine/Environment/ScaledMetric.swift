/// A length that grows with the size of texts that a person wants.
///
/// It grows as the body style does; Apple's figures for the other styles differ a little (our choice).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var size
  private let base: Value

  public init(wrappedValue: Value) { base = wrappedValue }

  /// - Parameter textStyle: the style with which it grows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  public var wrappedValue: Value { base * Value(size.bodySize / DynamicTypeSize.large.bodySize) }
}
