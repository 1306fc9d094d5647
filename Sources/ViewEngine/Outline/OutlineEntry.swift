/// One entry of a fragment.
struct OutlineEntry {
  enum Content {
    case element(any ShownElement)
    case trait(any ElementTrait)
    case node(_Node)
  }

  let content: Content
  /// Where the entry is in which it stands; -1 for the outermost ones.
  let parent: Int32
  /// Where the entries end that are in it.
  var end: Int32
  /// The type of the view that it shows, for those who look for it.
  let view: Any.Type?
}
