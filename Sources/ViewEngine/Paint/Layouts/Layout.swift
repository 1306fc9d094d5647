public import Foundation

/// A way of arranging views.
///
/// A layout of your own holds its subviews, in a container that the tree calls by the name of its type. The engine
/// lays nothing out: it never calls `sizeThatFits` or `placeSubviews`, nor any other requirement.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// What the tree calls it.
  var _outline: _Outline { get }
}

extension Layout {
  public var _outline: _Outline { _Outline(TraceEvent.name(of: Self.self)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The views in this layout.
  public nonisolated func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    _LayoutView(content: content(), _look: _outline)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout. The type does not say in which, so that the views keep their identity in another one.
public struct _LayoutView<Content: View> {
  public let content: Content
  public let _look: _Outline
}

extension _LayoutView: _WrapperView {
  public static var _isOwnView: Bool { true }

  public static func _render(
    _ look: _Outline, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.add(_Element(look.name, attributes: look.attributes), around: content)
  }
}

/// A layout whose type is not known to what holds it. The views in it keep their state in another one.
public struct AnyLayout: Layout {
  public let _outline: _Outline

  public init<Other: Layout>(_ layout: Other) { _outline = layout._outline }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    switch subviews.absent {}
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
