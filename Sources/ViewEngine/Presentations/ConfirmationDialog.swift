extension View {
  /// Presents a choice between actions while `isPresented` is true. A tap on any of them ends it.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Presents a choice between actions, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(.dialog, title: titleVisibility == .hidden ? nil : title.content, isPresented: isPresented) {
        AlertPage(actions: actions(), message: message())
      })
  }

  /// Presents a choice between actions for some data, while `isPresented` is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .dialog, title: titleVisibility == .hidden ? nil : title.content,
        item: { isPresented.wrappedValue ? data : nil }, id: { _ in true }, end: { isPresented.wrappedValue = false },
        page: { AlertPage(actions: actions($0), message: message($0)) }))
  }
}

/// A choice between actions, as a value: what `confirmationDialog` was before.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// A sheet of buttons, presented as a confirmation dialog.
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

  /// Presents a choice that a value describes, while there is an item.
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
