extension ViewBuilder {
  /// The error that a user reads for a statement that is no view.
  @available(*, unavailable, message: "this expression is not a View: write a view here, or move the statement out")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

extension ViewBuilder {
  /// A view and the four after it.
  public typealias _Five<A: View, B: View, C: View, D: View, E: View> = _Pair<_Pair<_Pair<_Pair<A, B>, C>, D>, E>

  // Chosen over the one for any view, because it is the more special one.
  @inlinable
  public static func buildPartialBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View, K: View, L: View, M: View,
    N: View, O: View, P: View, Q: View, Next: View
  >(
    accumulated: _Five<_Five<_Five<_Five<A, B, C, D, E>, F, G, H, I>, J, K, L, M>, N, O, P, Q>, next: Next
  ) -> _Pair<
    _BoxedPair<_Pair<_Pair<_Pair<_Five<_Five<_Five<A, B, C, D, E>, F, G, H, I>, J, K, L, M>, N>, O>, P>, Q>, Next
  > {
    _Pair(_BoxedPair(accumulated), next)
  }
}

/// The first statements of a long closure, which are kept elsewhere, so that what comes after them need not hold them.
///
/// Views are values, and a pair holds both of its views: of hundreds of statements each would hold all before it, on
/// the stack as well while it is made, mounted and updated.
public struct _BoxedPair<First: View, Second: View> {
  @usableFromInline let box: Box

  @usableFromInline final class Box {
    @usableFromInline let pair: _Pair<First, Second>
    @inlinable init(_ pair: _Pair<First, Second>) { self.pair = pair }
  }

  @inlinable init(_ pair: _Pair<First, Second>) { box = Box(pair) }
}

extension _BoxedPair: View, _PrimitiveView, _ModifiedView, _WrappingView {
  @inlinable public var content: _Pair<First, Second> { box.pair }

  public final class _Mounted {
    @usableFromInline var content: _Pair<First, Second>._Mounted
    @inlinable init(_ content: _Pair<First, Second>._Mounted) { self.content = content }
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    _Mounted(_Pair<First, Second>._mount(view.box.pair, in: &pass))
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    _Pair<First, Second>._update(&mounted.content, to: view.box.pair, in: &pass)
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    _Pair<First, Second>._change(&mounted.content, to: presence, in: &pass)
  }

  @inlinable public static func _content(of mounted: _Mounted) -> _Pair<First, Second>._Mounted { mounted.content }
  public func _addParts(to parts: inout _ViewParts) { box.pair._addParts(to: &parts) }
}

/// Two of them are the same if what is in them is.
extension _BoxedPair: Equatable {
  public nonisolated static func == (first: Self, second: Self) -> Bool {
    first.box === second.box || isEqual(first.box.pair, second.box.pair)
  }
}

/// Several views side by side, by the name and of the shape that they have in SwiftUI: `TupleView<(Text, Image)>`.
///
/// A builder makes pairs (`_Pair`), in which nothing is erased; this is for code that makes one itself.
public struct TupleView<T> {
  public var value: T
  private let content: AnyView

  public nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    var content: AnyView?
    func add<Part: View>(_ part: Part) { content = content.map { AnyView(_Pair($0, part)) } ?? AnyView(part) }
    repeat add(each value)
    self.content = content ?? AnyView(EmptyView())
  }
}

extension TupleView: _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRole: true, in: &pass)
  }

  public static var _mayBeEmpty: Bool { true }
  public static func _isEmpty(_ mounted: _CompositeNode<Self>) -> Bool { mounted.standsForNothing }
  public var body: some View { content }
}

@MainActor
extension TupleView { public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) } }

extension _Pair {
  @inlinable init<A: View, B: View>(_ first: consuming A, _ second: consuming B, _ third: consuming Second)
  where First == _Pair<A, B> {
    self.init(_Pair<A, B>(first, second), third)
  }

  @inlinable init<A: View, B: View, C: View>(
    _ first: consuming A, _ second: consuming B, _ third: consuming C, _ fourth: consuming Second
  )
  where First == _Pair<_Pair<A, B>, C> {
    self.init(_Pair<_Pair<A, B>, C>(first, second, third), fourth)
  }
}
