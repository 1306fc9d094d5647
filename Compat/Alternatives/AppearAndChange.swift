#if !BundledEngine && compiler(>=6.2)
  public import SwiftUI
#else
  public import ViewEngine
#endif

extension View {
  /// Runs `action` with the value when the view is mounted, and again whenever the body that it stands in is
  /// evaluated: equal or not, for whatever reason.
  ///
  /// It is `onReceive(Just(value))`, which compares nothing and which no loop guard stops.
  ///
  /// - Parameters:
  ///   - value: what to hand to the action.
  ///   - action: what to run; the newest closure does.
  public nonisolated func onAppearAndOnChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onEvaluation(with: value, perform: action)
  }
}
