/// One subview of a view, which is a view itself.
public struct Subview: Identifiable {
  /// Its identity among its siblings.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  private let part: ViewPart

  init(_ part: ViewPart) { self.part = part }

  public var id: ID { ID(path: part.id) }
  /// The values that its modifiers set.
  public var containerValues: ContainerValues { ContainerValues(traits: part.traits) }
}

extension Subview: _EngineView {
  public var body: some View { part.view }
}

/// The values that modifiers pass from a view to its container.
public struct ContainerValues {
  let traits: _ViewTraits

  /// The tag of the subview with that type; nil without one.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { traits[TagKey.self]?.selection(as: type) }
  /// True if the subview's tag equals this one in type and value.
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }
}

extension Group {
  /// Makes a view of the subviews of a given view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsGroup<Base, Result> {
    self.init { _SubviewsGroup(source: view, content: transform) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// A row for each subview of a given view.
  @MainActor @preconcurrency public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

/// The subviews of a view, in order.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  @MainActor init(of view: some View) { subviews = view.parts.map { Subview($0) } }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  /// The element at that position, which must exist.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: _EngineView {
  public var body: some View { ForEach(subviews) { $0 } }
}

/// The body of `Group(subviews:)`: a view of the subviews of a given view.
public struct _SubviewsGroup<Source: View, Content: View> {
  let source: Source
  let content: (SubviewsCollection) -> Content
}

extension _SubviewsGroup: _EngineView {
  public var body: some View { content(SubviewsCollection(of: source)) }
}
