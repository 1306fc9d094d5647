#if BundledEngine
  /// The call as an observer of the engine's holds it while nothing has changed.
  // Not counted, because the observer's view owns the object. Counting references to it would take a
  // third of an evaluation. What waits to run counts it, because the view may be gone by then.
  @usableFromInline
  struct BorrowedActionCall<Value: Equatable>: _ChangeAction {
    @usableFromInline unowned(unsafe) let newest: NewestAction<Value>

    // Without the old value: the observer compares with it, and passes it back.
    @inlinable init(_ call: NewestActionCall<Value>) { newest = call.newest }

    @inlinable func bound(from oldValue: Value, to newValue: Value) -> () -> Void {
      let call = NewestActionCall(newest, oldValue: oldValue)
      return { call.run(newValue) }
    }
  }

  extension BorrowedActionCall: InspectedAction {
    func withClosure(_ body: (UnsafeRawPointer) -> Void) {
      if let action = newest.action { withUnsafePointer(to: action) { body($0) } }
    }
  }
#endif
