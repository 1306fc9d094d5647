/// One of the views in a view's content: a tab of a tab view, an option of a picker.
///
/// The walk finds parts without evaluating or mounting any of them.
package struct ViewPart {
  /// The part's identity among its siblings: the path to it.
  package let id: [AnyHashable]
  package let view: AnyView
  /// Its traits from modifiers, except for those in the body of the view.
  package var traits: _ViewTraits
  /// The traits that the view's body may set, found by types alone.
  package let traitKeys: @MainActor () -> _ViewTraitKeys
}

/// A walk over the parts of a view.
@MainActor
public struct _ViewParts {
  private(set) var all: [ViewPart] = []
  private var path: [AnyHashable] = []
  /// The traits that all views at the current position have.
  private var common = _ViewTraits()
  /// The predicate of a search, which collects no parts.
  var isSought: ((_ViewTraits) -> Bool)?
  private(set) var isFound = false

  /// Adds a view that is one part itself.
  mutating func add<Content: View>(_ view: Content) {
    var traits = _ViewTraits()
    view._addTraits(to: &traits)
    traits.add(common)
    if let isSought { return isFound = isFound || isSought(traits) }
    all.append(ViewPart(id: path, view: AnyView(view), traits: traits) { Content.traitKeys })
  }

  /// Adds the parts of a view that is one step further.
  mutating func add<Content: View>(_ view: Content, at step: @autoclosure () -> AnyHashable?) {
    let step = isSought == nil ? step() : nil
    if let step { path.append(step) }
    if !isFound { view._addParts(to: &self) }
    if step != nil { path.removeLast() }
  }

  /// Adds the parts of a view, all with one more trait.
  package mutating func add<Content: View, Key: _ViewTraitKey>(
    _ view: Content, at step: @autoclosure () -> AnyHashable? = nil, saying value: Key.Value?, for key: Key.Type
  ) {
    let outer = common
    common[key] = value
    add(view, at: step())
    common = outer
  }
}

extension View {
  public func _addParts(to parts: inout _ViewParts) { parts.add(self) }
  public func _addTraits(to traits: inout _ViewTraits) {}

  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {
    if Body.self != Never.self { keys.look(into: Body.self) }
  }

  /// The parts of this view.
  package var parts: [ViewPart] {
    var parts = _ViewParts()
    _addParts(to: &parts)
    return parts.all
  }

  /// Whether a part has such traits; stops at the first one.
  package func hasPart(where isSought: @escaping (_ViewTraits) -> Bool) -> Bool {
    var parts = _ViewParts()
    parts.isSought = isSought
    _addParts(to: &parts)
    return parts.isFound
  }

  package static var traitKeys: _ViewTraitKeys {
    var keys = _ViewTraitKeys()
    _addTraitKeys(to: &keys)
    return keys
  }
}
