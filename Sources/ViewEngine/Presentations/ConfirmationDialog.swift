extension View {
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title.content
    return presenting(.dialog, title: title, isPresented: isPresented) { _ in
      AlertPage(actions: actions(), message: message())
    }
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  public nonisolated func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  public nonisolated func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title.content
    return presenting(.dialog, title: title, isPresented: isPresented) { isPresented in
      isPresented ? data.map { AlertPage(actions: actions($0), message: message($0)) } : nil
    }
  }
}

/// A choice between actions, as a value: what `confirmationDialog` was before.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  var page: some View { AlertPage(actions: Alert.row(of: buttons), message: _Pair(title, message)) }
}

extension View {
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(.dialog, isPresented: isPresented) { $0 ? content().page : nil }
  }

  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View { presenting(.dialog, item: item) { content($0).page } }
}
