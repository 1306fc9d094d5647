#if !BundledEngine && compiler(>=6.2)
  public import SwiftUI
#else
  public import ViewEngine
#endif

extension Binding {
  /// A binding that runs `action` after each write made through it: not when something else writes the value,
  /// and also when the written value is an equal one.
  ///
  /// It costs no evaluation and compares nothing. What it is given is what was written, which is not what is
  /// stored if the base refuses it: put `conditionSet` outside of `didSet` to hear of accepted writes only.
  ///
  /// - Parameter action: is given the value that was written.
  public func didSet(_ action: @escaping (_ newValue: Value) -> Void) -> Binding<Value> {
    hooked { base, value in
      base.wrappedValue = value
      action(value)
    }
  }

  /// A binding that writes only what the predicate accepts; what it refuses is dropped.
  ///
  /// A text control keeps showing what was typed, though it was refused, until it is made anew or the bound
  /// value next changes.
  ///
  /// - Parameter accepts: is asked once for each write.
  public func conditionSet(_ accepts: @escaping (_ newValue: Value) -> Bool) -> Binding<Value> {
    hooked { base, value in
      if accepts(value) { base.wrappedValue = value }
    }
  }
}
