/// A view around one other view that says something about it.
public protocol _TraitWritingView: _ModifiedView {
  /// Says it; what an outer modifier says counts before that.
  func _write(_ traits: inout _ViewTraits)
  /// Names what it may say.
  static func _name(_ keys: inout _ViewTraitKeys)
}

extension _TraitWritingView {
  public func _addTraits(to traits: inout _ViewTraits) {
    _write(&traits)
    content._addTraits(to: &traits)
  }

  public static func _addTraitKeys(to keys: inout _ViewTraitKeys) {
    _name(&keys)
    Content._addTraitKeys(to: &keys)
  }
}
