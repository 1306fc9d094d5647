extension _Pass {
  /// Walks over what comes after everything else in its view, in whichever order siblings do.
  ///
  /// - Parameters:
  ///   - content: what else there is.
  ///   - last: what comes after it, with no more than a thousand nodes of its own.
  // NB: in reverse the place of a node among others counts backwards, so that what comes last has the first places.
  mutating func walk<First, Last>(
    _ content: (inout _Pass) -> First, then last: (inout _Pass) -> Last
  ) -> (First, Last) {
    let first = nextSiblingIndex
    if reversesSiblings { nextSiblingIndex &+= 1_000 }
    let content = content(&self)
    let end = nextSiblingIndex
    if reversesSiblings { nextSiblingIndex = first }
    let last = last(&self)
    if reversesSiblings { nextSiblingIndex = end }
    return (content, last)
  }
}
