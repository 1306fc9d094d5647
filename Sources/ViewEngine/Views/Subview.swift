/// One of the views that a view stands for, as a view.
public struct Subview: Identifiable {
  /// What it is known by among the others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  private let part: ViewPart

  init(_ part: ViewPart) { self.part = part }

  public var id: ID { ID(path: part.id) }
  /// What its modifiers say about it.
  public var containerValues: ContainerValues { ContainerValues(traits: part.traits) }
}

extension Subview: _EngineView {
  public var body: some View { part.view }
}

/// What a modifier says about a view to the container that the view is in.
public struct ContainerValues {
  let traits: _ViewTraits

  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { traits[TagKey.self]?.selection(as: type) }
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool { self.tag(for: Tag.self) == tag }
}

extension Group {
  /// Makes a view of the views that another one stands for.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsGroup<Base, Result> {
    self.init { _SubviewsGroup(source: view, content: transform) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// A row for each of the views that another one stands for.
  @MainActor public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}
