/// What a body can read, and which then invalidates that body by changing.
@usableFromInline
protocol Source: AnyObject, Sendable {
  /// Calls `body` with each node whose latest evaluation read the value. With the queue's lock held.
  func forEachReader(_ body: (_Node) -> Void)
}
