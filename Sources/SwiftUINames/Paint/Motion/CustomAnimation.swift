#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// An animation that computes its values. The engine calls none of its methods: a change is there at once.
  @preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time; nil once the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast the value changes; nil for no answer.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether it goes on from the animation before.
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
  }

  extension CustomAnimation {
    /// Nil: there is no answer.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// False: it begins from the start.
    public func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
  }

  /// What an animation keeps between two values. A test makes it, to call a `CustomAnimation`.
  public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the animation keeps.
    public var state = AnimationState<Value>()
    /// Whether the animation's completion has run; false at first.
    public var isLogicallyComplete = false
    /// The default environment.
    public var environment: EnvironmentValues { EnvironmentValues() }
    /// A context without values. SwiftUI has no such initializer.
    public init() {}
  }

  /// The values that an animation keeps, by their keys.
  public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    /// No values.
    public init() {}
    /// The value of a key; its default at first.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
      get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
      set { values[ObjectIdentifier(key)] = newValue }
    }
  }

  /// A value that an animation keeps.
  public protocol AnimationStateKey {
    associatedtype Value
    /// The value at first.
    static var defaultValue: Value { get }
  }

  extension Animation {
    /// An animation that computes its values; kept by its type, and not called.
    public init<A: CustomAnimation>(_ base: A) { self.init("\(A.self)") }
  }

  extension VectorArithmetic {
    /// The vector times a number.
    public func scaled(by rhs: Double) -> Self {
      var result = self
      result.scale(by: rhs)
      return result
    }
    /// The vector between this one and a different one.
    public func interpolated(towards other: Self, amount: Double) -> Self {
      self + (other - self).scaled(by: amount)
    }
    /// Moves the vector towards a different one.
    public mutating func interpolate(towards other: Self, amount: Double) {
      self = interpolated(towards: other, amount: amount)
    }
  }
#endif
