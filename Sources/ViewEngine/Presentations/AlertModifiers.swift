extension View {
  /// Presents an alert while `isPresented` is true. A tap on any of its buttons ends it, and then runs the
  /// button's action; without buttons it has one that says OK.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(.alert, title: title.content, isPresented: isPresented) {
        AlertPage(actions: actions(), message: message())
      })
  }

  /// Presents an alert about some data, while `isPresented` is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  public nonisolated func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions, @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .alert, title: title.content, item: { isPresented.wrappedValue ? data : nil }, id: { _ in true },
        end: { isPresented.wrappedValue = false },
        page: { AlertPage(actions: actions($0), message: message($0)) }))
  }

  /// Presents an alert that is described by a value.
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    PresentingView(
      content: self, presenter: Presenter(.alert, isPresented: isPresented) { content().page })
  }

  /// Presents an alert that is described by a value, for an item while there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    PresentingView(
      content: self,
      presenter: Presenter(
        .alert, item: { item.wrappedValue }, id: { $0.id }, end: { item.wrappedValue = nil },
        page: { content($0).page }))
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// The message and the buttons of an alert.
struct AlertPage<Actions: View, Message: View> {
  let actions: Actions
  let message: Message
}

extension AlertPage: _EngineView {
  var body: some View {
    message
    if actions.parts.isEmpty { Button("OK") {} } else { actions }
  }
}
