public import Combine

extension View {
  /// Of the one publisher that there is: delivered at each evaluation, equal or not, as SwiftUI delivers it.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    onEvaluation(named: "onReceive") {
      if let just = publisher as? Just<P.Output> { action(just.output) }
    }
  }
}
