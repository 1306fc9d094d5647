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
