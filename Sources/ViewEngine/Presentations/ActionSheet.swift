/// A choice between actions, as a value: what `confirmationDialog` was before.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var page: some View { AlertPage(actions: Alert.row(of: buttons), message: _Pair(title, message)) }
}

extension View {
  /// Presents a choice that is described by a value, while `isPresented` is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    PresentingView(
      content: self, presenter: Presenter(.dialog, isPresented: isPresented) { content().page })
  }

  /// Presents a choice that is described by a value, for an item while there is one.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .dialog, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil },
        page: { content($0).page }))
  }
}
