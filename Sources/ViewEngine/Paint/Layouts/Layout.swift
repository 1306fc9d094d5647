public import Foundation

/// A way of arranging views.
///
/// Your own layout holds its subviews, in a container with the name of its type in the tree. The engine computes no
/// layout: it never calls `sizeThatFits`, `placeSubviews` or any other requirement.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// The size of the container; the engine has no layout and does not call it.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the children; the engine has no layout and does not call it.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Makes the layout's cache; the engine has no layout and does not call it.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the layout's cache; the engine has no layout and does not call it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The direction for views that adapt to it, such as `Spacer`; the engine does not read it.
  static var layoutProperties: LayoutProperties { get }
  /// Its name and attributes in the tree.
  var _outline: _Outline { get }
}

extension Layout {
  public var _outline: _Outline { _Outline(ViewTypeName.short(of: Self.self)) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(content: content(), _look: _outline)
  }
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// Views in a layout. Its type is erased, so that the views keep their identity when the layout changes.
public struct _LayoutView<Content: View> {
  public let content: Content
  public let _look: _Outline
}

extension _LayoutView: _WrapperView {
  public static var _isOwnView: Bool { true }

  public static func _render(_ look: _Outline, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element(look.name, attributes: look.attributes), around: content)
  }
}

public struct AnyLayout: Layout {
  public let _outline: _Outline
  public init<Other: Layout>(_ layout: Other) { _outline = layout._outline }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch subviews.absent {}
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// The views that a layout arranges. There are none: the engine computes no layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let absent: Never
  public var startIndex: Int { switch absent {} }
  public var endIndex: Int { switch absent {} }
  public subscript(index: Int) -> LayoutSubview { switch absent {} }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { switch absent {} }
  public subscript<Positions: Sequence>(indices: Positions) -> LayoutSubviews where Positions.Element == Int {
    switch absent {}
  }
  public var layoutDirection: LayoutDirection { switch absent {} }
}

/// A view that a layout arranges. There is none: the engine computes no layout.
public struct LayoutSubview: Equatable, Sendable {
  let absent: Never
  public var priority: Double { switch absent {} }
  public var spacing: ViewSpacing { switch absent {} }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { switch absent {} }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { switch absent {} }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The distances that a view prefers. All are 0: the engine computes no layout.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
