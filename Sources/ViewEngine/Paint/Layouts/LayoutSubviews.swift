public import Foundation

/// The views that a layout arranges. There are none: the engine lays nothing out.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let absent: Never

  public var startIndex: Int { switch absent {} }
  public var endIndex: Int { switch absent {} }
  public subscript(index: Int) -> LayoutSubview { switch absent {} }
  public var layoutDirection: LayoutDirection { switch absent {} }
}

/// A view that a layout arranges. There is none: the engine lays nothing out.
public struct LayoutSubview: Equatable, Sendable {
  let absent: Never

  public var priority: Double { switch absent {} }
  public var spacing: ViewSpacing { switch absent {} }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch absent {} }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { switch absent {} }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { switch absent {} }
}

/// The distances that a view prefers. There are none: the engine lays nothing out.
public struct ViewSpacing: Sendable {
  let absent: Never

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { switch absent {} }
}

/// A value that a view tells the layout that it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The size that a view is offered.
public struct ProposedViewSize: Equatable, Sendable {
  /// In points; nil for the ideal one.
  public var width: CGFloat?
  /// In points; nil for the ideal one.
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension View {
  /// Tells the layout that the view is in a value.
  public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    painted("layoutValue", "\(key) \(value)")
  }
}
