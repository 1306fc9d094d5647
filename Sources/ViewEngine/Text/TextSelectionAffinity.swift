/// Which line an insertion point between two lines belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}
