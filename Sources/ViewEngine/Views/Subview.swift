public struct Subview: Identifiable {
  /// Its identity among its siblings.
  public struct ID: Hashable { let path: [AnyHashable] }
  private let part: ViewPart
  package init(_ part: ViewPart) { self.part = part }
  public var id: ID { ID(path: part.id) }
}

extension Subview: _EngineView { public var body: some View { part.view } }

extension Group {
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsGroup<Base, Result> {
    self.init { _SubviewsGroup(source: view, content: transform) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  @MainActor @preconcurrency public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]
  package init(_ subviews: [Subview]) { self.subviews = subviews }
  @MainActor package init(of view: some View) { subviews = view.parts.map { Subview($0) } }
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

public struct SubviewsCollectionSlice: RandomAccessCollection {
  fileprivate let subviews: ArraySlice<Subview>
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollectionSlice: _EngineView { public var body: some View { ForEach(subviews) { $0 } } }

extension SubviewsCollection: _EngineView { public var body: some View { ForEach(subviews) { $0 } } }

/// The body of `Group(subviews:)`: a view of the subviews of a given view.
public struct _SubviewsGroup<Source: View, Content: View> {
  let source: Source
  let content: (SubviewsCollection) -> Content
}

extension _SubviewsGroup: _EngineView { public var body: some View { content(SubviewsCollection(of: source)) } }
