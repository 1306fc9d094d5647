/// The views that a view stands for.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  @MainActor init(of view: some View) { subviews = view.parts.map { Subview($0) } }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: _EngineView {
  public var body: some View { ForEach(subviews) { $0 } }
}
