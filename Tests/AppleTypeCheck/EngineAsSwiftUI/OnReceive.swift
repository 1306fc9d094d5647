public import Combine

// The one publisher that the shim uses: delivered at each evaluation, equal or not, as SwiftUI delivers it.
extension View {
  public nonisolated func onReceive<Output>(
    _ publisher: Just<Output>, perform action: @escaping (Output) -> Void
  ) -> some View {
    _onEvaluation(named: "onReceive") { action(publisher.output) }
  }
}
