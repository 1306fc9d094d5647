/// Several views side by side, by the name and of the shape that they have in SwiftUI: `TupleView<(Text, Image)>`.
///
/// A builder makes pairs (`_Pair`), in which nothing is erased; this is for code that makes one itself.
public struct TupleView<T> {
  public var value: T
  private let content: AnyView

  /// - Parameter value: a tuple of views.
  public nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    var content: AnyView?
    func add<Part: View>(_ part: Part) {
      content = content.map { AnyView(_Pair($0, part)) } ?? AnyView(part)
    }
    repeat add(each value)
    self.content = content ?? AnyView(EmptyView())
  }
}

extension TupleView: _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRows: true, in: &pass)
  }

  public static var _mayBeEmpty: Bool { true }
  public static func _isEmpty(_ mounted: _CompositeNode<Self>) -> Bool { mounted.standsForNothing }

  public var body: some View { content }
}

@MainActor
extension TupleView {
  public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) }
}
