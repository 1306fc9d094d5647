extension _Pass {
  /// Collects an action under a name for the trace.
  @usableFromInline package mutating func collect(_ action: @escaping () -> Void, named name: StaticString) {
    guard records else { return collect(action) }
    collect { [graph] in
      graph.recorder?.note(action: "\(name)")
      action()
    }
  }

  /// Collects an action of an end. Runs even if an earlier action dismisses the host.
  @usableFromInline package mutating func collectEnd(_ action: @escaping () -> Void, named name: StaticString? = nil) {
    if let name { collect(action, named: name) } else { collect(action) }
    buffers.actions.keepLast(at: cursor)
  }
}
