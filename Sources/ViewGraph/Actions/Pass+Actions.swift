extension _Pass {
  /// Collects an action that the trace has a name for.
  @usableFromInline package mutating func collect(_ action: @escaping () -> Void, named name: StaticString) {
    guard records else { return collect(action) }
    collect { [graph] in
      graph.recorder?.note(action: "\(name)")
      action()
    }
  }

  /// Collects an action that belongs to an end, which runs even if an action before it dismisses the host.
  @usableFromInline package mutating func collectEnd(_ action: @escaping () -> Void, named name: StaticString? = nil) {
    if let name { collect(action, named: name) } else { collect(action) }
    buffers.actions.keepLast(at: cursor)
  }
}
