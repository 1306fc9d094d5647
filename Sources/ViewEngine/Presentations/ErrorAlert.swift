public import Foundation

extension View {
  /// Presents an alert about an error, while `isPresented` is true and there is one. Its title is what the error says of
  /// itself.
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// The same, with a message.
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .alert, title: error.map { $0.errorDescription ?? $0.localizedDescription },
        item: { isPresented.wrappedValue ? error : nil }, id: { _ in true }, end: { isPresented.wrappedValue = false },
        page: { AlertPage(actions: actions($0), message: message($0)) }))
  }
}
