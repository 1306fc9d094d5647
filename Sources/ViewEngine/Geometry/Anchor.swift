public import Foundation

/// A place or a part of a view, which a view around can ask for in its own coordinates: `proxy[anchor]`.
///
/// The engine computes no layout: every view has the size and position of the one that asks (our choice).
public struct Anchor<Value> {
  public struct Source {
    fileprivate let name: String
    fileprivate let value: @Sendable (CGRect) -> Value
  }

  fileprivate let source: Source
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (first: Anchor, second: Anchor) -> Bool { first.source.name == second.source.name }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(source.name) }
}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init(name: "bounds") { $0 } }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init(name: "\(rect)") { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init(name: "\(point)") { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(name: "\(point)") { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.source.value(frame(in: .local)) }
}

extension View {
  public nonisolated func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View { transformPreference(key) { $0 = transform(Anchor(source: value)) } }
}
