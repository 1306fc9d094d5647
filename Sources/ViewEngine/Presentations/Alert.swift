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
  ///
  /// The enclosing body makes the actions and the message, as in SwiftUI: their reads are dependencies of that body.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    presenting(.alert, title: title.content, isPresented: isPresented) { _ in
      AlertPage(actions: actions(), message: message())
    }
  }

  /// Presents an alert about some data, while `isPresented` is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  public nonisolated func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  public nonisolated func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    presenting(.alert, title: title.content, isPresented: isPresented) { isPresented in
      isPresented ? data.map { AlertPage(actions: actions($0), message: message($0)) } : nil
    }
  }

  /// Presents an alert that is described by a value.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(.alert, isPresented: isPresented) { $0 ? content().page : nil }
  }

  /// Presents an alert that a value describes, while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(.alert, item: item) { content($0).page }
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

extension View {
  /// Presents an alert about an error, while `isPresented` is true and there is one. Its title is what the error says
  /// of itself.
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// The same, with a message.
  public nonisolated func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    let title = error.map { $0.errorDescription ?? $0.localizedDescription }
    return presenting(.alert, title: title, isPresented: isPresented) { isPresented in
      isPresented ? error.map { AlertPage(actions: actions($0), message: message($0)) } : nil
    }
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
