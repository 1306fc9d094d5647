public import Foundation

/// A value that would be animated on a screen.
///
/// The engine paints no frames between: an animated value has its last value at once.
public nonisolated protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where AnimatableData == Self {
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

public protocol AnimatableModifier: Animatable, ViewModifier {}

public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value, for interpolation.
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: Animatable, VectorArithmetic {
  public typealias AnimatableData = Double
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: Animatable, VectorArithmetic {
  public typealias AnimatableData = Float
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: Animatable, VectorArithmetic {
  public typealias AnimatableData = CGFloat
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { zero }
  public static func - (first: EmptyAnimatableData, second: EmptyAnimatableData) -> EmptyAnimatableData { zero }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

extension Angle: Animatable {
  // Scaled as SwiftUI's, so that a turn counts about as much as a length in points does.
  public nonisolated var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
