extension Binding {
  /// A binding that runs `action` after each write through it, also for an equal value. Writes by other code do not run
  /// it.
  ///
  /// It costs no evaluation and compares nothing. The action receives the written value, which differs from the stored
  /// one if the base refuses it. To see accepted writes only, put `conditionSet` after `didSet`.
  ///
  /// - Parameter action: receives the written value.
  public func didSet(_ action: @escaping (_ newValue: Value) -> Void) -> Binding<Value> {
    hooked { base, value in
      base.wrappedValue = value
      action(value)
    }
  }

  /// A binding that writes only values that the predicate accepts, and drops others.
  ///
  /// A text control shows a refused text until the bound value next changes or the control is made again.
  ///
  /// - Parameter accepts: called once for each write.
  public func conditionSet(_ accepts: @escaping (_ newValue: Value) -> Bool) -> Binding<Value> {
    hooked { base, value in
      if accepts(value) { base.wrappedValue = value }
    }
  }
}
