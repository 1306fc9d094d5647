public import Foundation

/// The content of an alert, as a value: see `alert(isPresented:content:)`.
public struct Alert {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// An alert with one choice; without an argument, its label is "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with one or two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: () -> Void

    /// A plain choice without a role; a nil action only ends the alert.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that only ends the alert, unless it has an action.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that only ends the alert, unless it has an action.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

    /// A button for an action that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  @ViewBuilder var page: some View {
    title
    message
    Self.row(of: buttons)
  }

  static func row(of buttons: [Button]) -> some View {
    ForEach(buttons.indices, id: \.self) { index in
      ViewEngine.Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}

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

  /// Presents an alert that a value describes, while there is an item.
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

extension View {
  /// Presents an alert about an error, while `isPresented` is true and there is one. Its title is what the error says
  /// of itself.
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
