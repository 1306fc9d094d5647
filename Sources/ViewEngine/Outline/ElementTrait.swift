/// What a modifier says of the elements in it.
package protocol ElementTrait {
  /// Says what applies to everything in it.
  @MainActor func apply(to context: inout ElementContext)
  /// Whether what is in it takes no part in how the view around it looks and acts.
  var standsApart: Bool { get }
  /// How the tree describes the elements directly in it, that is, in no element that is in it.
  ///
  /// - Parameter context: what applies around the trait.
  @MainActor func attributes(in context: ElementContext) -> [_Attribute]
  /// What the elements directly in it are called, instead of by their texts.
  var label: String? { get }
  /// Makes a control of an element directly in it that is none.
  ///
  /// - Parameter context: what applies to the element.
  @MainActor func control(in context: ElementContext) -> (any Control)?
  /// Offers what a person can do with an element directly in it.
  @MainActor func offerForElement(to offers: inout Offers)
  /// Whether there is something that a person can do once with all that is in it.
  var offersForAll: Bool { get }
  /// What a selection names the elements directly in it by, where a person selects.
  @MainActor func tag(in context: ElementContext) -> TagValue?
  /// Offers what a person can do once with all that is in it.
  @MainActor func offerForAll(to offers: inout Offers)
}

extension ElementTrait {
  package func apply(to context: inout ElementContext) {}
  package var standsApart: Bool { false }
  package func attributes(in context: ElementContext) -> [_Attribute] { [] }
  package var label: String? { nil }
  package func control(in context: ElementContext) -> (any Control)? { nil }
  package func offerForElement(to offers: inout Offers) {}
  package var offersForAll: Bool { false }
  package func tag(in context: ElementContext) -> TagValue? { nil }
  package func offerForAll(to offers: inout Offers) {}
}

extension _Attribute: ElementTrait {
  package func attributes(in context: ElementContext) -> [_Attribute] { [self] }
}
