/// A list whose earlier parts may be filled after its later ones.
///
/// Bodies are evaluated ancestors first and never one inside the other, so that a deep tree needs no deep stack; what
/// they collect must come out children first. So a walk leaves a mark where a child's part belongs, and continues:
///
///     walk over A     a1 ─ [B] ─ a2            [B]: a mark, which is also where B's cursor starts
///     walk over B     a1 ─ [B] ─ b1 ─ b2 ─ a2
@usableFromInline
package struct SpliceList<Element> {
  /// The index of the entry that the next insertion follows.
  @usableFromInline package typealias Cursor = Int32

  @usableFromInline struct Entry {
    @usableFromInline var element: Element?
    @usableFromInline var next: Cursor
    /// Whether the element still counts when the rest of the list is dropped.
    @usableFromInline var isKept = false
    @inlinable init(element: Element?, next: Cursor) {
      (self.element, self.next) = (element, next)
    }
  }

  @usableFromInline var entries: [Entry]

  /// An empty list: its first entry is the mark that `start` points to.
  @inlinable package init() { entries = [Entry(element: nil, next: -1)] }
  @inlinable package var start: Cursor { 0 }

  /// Puts an element behind the cursor, and the cursor behind the element.
  @inlinable package mutating func insert(_ element: Element, at cursor: inout Cursor) { link(element, at: &cursor) }

  /// Marks the element at the cursor to survive when the rest of the list is dropped.
  @inlinable package mutating func keepLast(at cursor: Cursor) { entries[Int(cursor)].isKept = true }

  /// Leaves a mark, and returns the cursor for later insertions at that place.
  @inlinable package mutating func mark(at cursor: inout Cursor) -> Cursor {
    link(nil, at: &cursor)
    return cursor
  }

  @inlinable mutating func link(_ element: Element?, at cursor: inout Cursor) {
    let new = Cursor(truncatingIfNeeded: entries.count)
    entries.append(Entry(element: element, next: entries[Int(cursor)].next))
    entries[Int(cursor)].next = new
    cursor = new
  }

  /// Empties the list, and keeps its memory for the next pass.
  // Few entries are removed one by one, at a third of the cost of replacing a range.
  @inlinable package mutating func reset() {
    if entries.count > 32 { entries.removeSubrange(1...) }
    while entries.count > 1 { entries.removeLast() }
    entries[0].next = -1
  }

  /// Takes the next element, with its `isKept` flag; nil at the end. The cursor begins at `start`.
  @inlinable package mutating func take(at cursor: inout Cursor) -> (element: Element, isKept: Bool)? {
    while cursor >= 0 {
      let index = Int(cursor)
      cursor = entries[index].next
      if let element = entries[index].element.take() { return (element, entries[index].isKept) }
    }
    return nil
  }
}
