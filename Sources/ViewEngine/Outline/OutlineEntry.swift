/// One entry of a fragment: what stands there is in one of the lists of `OutlineEntries`.
struct OutlineEntry {
  enum Kind: UInt8 {
    case text, element, trait, node
  }

  let kind: Kind
  /// What is known at once of what stands there.
  var standing = ElementStanding.any
  /// Of a node: whether the rows of a `ForEach` in it differ in more than what they show.
  var tellsRowsApart = false
  /// Which one it is in the list of its kind.
  let number: Int32
  /// Where the entry is in which it stands; -1 for the outermost ones.
  let parent: Int32
  /// Where the entries end that are in it.
  var end: Int32
  /// The type of the view that it shows, for those who look for it.
  let view: Any.Type?

  /// Whether another one is the same as far as is known of it; where it ends follows from those after it.
  func isLike(_ other: OutlineEntry) -> Bool {
    kind == other.kind && standing == other.standing && tellsRowsApart == other.tellsRowsApart
      && number == other.number && parent == other.parent && view == other.view
  }
}
