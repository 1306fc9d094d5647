/// One of the views that a view stands for: a tab of a tab view, an option of a picker.
///
/// They are told apart without evaluating or mounting any of them.
package struct ViewPart {
  /// What the part is known by among its siblings: the way that leads to it.
  package let id: [AnyHashable]
  package let view: AnyView
  /// What modifiers say about it, those in the body of the view excepted.
  package var traits: _ViewTraits
  /// What may be said about it in the body of the view, found by types alone.
  package let traitKeys: @MainActor () -> _ViewTraitKeys
}

/// A walk over the views that a view stands for.
@MainActor
public struct _ViewParts {
  private(set) var all: [ViewPart] = []
  private var path: [AnyHashable] = []
  /// What is said about all of the views that the walk is among.
  private var common = _ViewTraits()
  /// What is looked for, where none is collected: a view of which this is said.
  var isSought: ((_ViewTraits) -> Bool)?
  private(set) var isFound = false

  /// Adds a view that stands for itself.
  mutating func add<Content: View>(_ view: Content) {
    var traits = _ViewTraits()
    view._addTraits(to: &traits)
    traits.add(common)
    if let isSought { return isFound = isFound || isSought(traits) }
    all.append(ViewPart(id: path, view: AnyView(view), traits: traits) { Content.traitKeys })
  }

  /// Adds what a view stands for that is found one step further.
  mutating func add<Content: View>(_ view: Content, at step: @autoclosure () -> AnyHashable?) {
    let step = isSought == nil ? step() : nil
    if let step { path.append(step) }
    if !isFound { view._addParts(to: &self) }
    if step != nil { path.removeLast() }
  }

  /// Adds what a view stands for, about all of which something is said.
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

  /// The views that this one stands for.
  package var parts: [ViewPart] {
    var parts = _ViewParts()
    _addParts(to: &parts)
    return parts.all
  }

  /// Whether this is said of one of the views that it stands for; none is asked about beyond the first.
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
