#if BundledEngine
  /// An observer's newest action. The engine keeps it at the place of the observer, and renews it with each evaluation.
  // A value and not an object, so that an evaluation of many rows writes only into the memory of these rows.
  @usableFromInline
  struct NewestAction<Value: Equatable> {
    @usableFromInline let action: (Value, Value) -> Void
    @inlinable init(_ action: @escaping (Value, Value) -> Void) { self.action = action }
    @inlinable func run(_ oldValue: Value, _ newValue: Value) { action(oldValue, newValue) }
  }

  extension NewestAction: _ChangeAction {
    @inlinable static var declaresNewest: Bool { true }

    @inlinable func bound(from oldValue: Value, to newValue: Value) -> () -> Void {
      let call = NewestActionCall(self, oldValue: oldValue)
      return { call.run(newValue) }
    }

    @usableFromInline func withClosure(_ body: (UnsafeRawPointer) -> Void) {
      withUnsafePointer(to: action) { body($0) }
    }
  }
#endif
