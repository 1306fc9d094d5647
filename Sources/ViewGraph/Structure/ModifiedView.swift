/// A view around one other view: traits of that view are its traits, too.
public protocol _ModifiedView: View {
  associatedtype Content: View
  var content: Content { get }
}

extension _ModifiedView {
  public func _addTraits(to traits: inout _ViewTraits) { content._addTraits(to: &traits) }
  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) { Content._addTraitKeys(to: &keys) }
}
