/// What may stand in the body of a view, and says something about it as a part.
struct CarriedTraits: OptionSet {
  let rawValue: UInt8
  static let item = CarriedTraits(rawValue: 1)
  static let tag = CarriedTraits(rawValue: 2)
}

/// A modifier that says such a thing.
@MainActor
protocol TraitCarrier {
  static var ownTrait: CarriedTraits { get }
}

extension View {
  /// What may stand in the body of such a view, found by types alone: nothing is evaluated.
  @MainActor static var carriedTraits: CarriedTraits {
    let own = (self as? any TraitCarrier.Type)?.ownTrait ?? []
    if let modified = self as? any ModifiedView.Type { return own.union(modified.traitsOfContent) }
    if let keeping = self as? any _KeepingView.Type { return own.union(keeping.traitsOfContent) }
    if self is any _ContainerView.Type { return own }
    if let wrapper = self as? any _WrapperView.Type { return own.union(wrapper.traitsOfContent) }
    return Body.self == Never.self ? own : own.union(Body.carriedTraits)
  }
}

extension ModifiedView {
  @MainActor fileprivate static var traitsOfContent: CarriedTraits { Content.carriedTraits }
}

extension _WrapperView {
  @MainActor fileprivate static var traitsOfContent: CarriedTraits { Content.carriedTraits }
}

extension _KeepingView {
  @MainActor fileprivate static var traitsOfContent: CarriedTraits { Content.carriedTraits }
}
