public import Foundation

/// The content of an alert, as a value: see `alert(isPresented:content:)`.
public struct Alert {
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

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

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

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
  /// The enclosing body makes the actions and the message, as in SwiftUI; a tap ends the alert before its action.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    presenting(.alert, title: title.content, isPresented: isPresented) { _ in
      AlertPage(actions: actions(), message: message())
    }
  }

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

  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presenting(.alert, isPresented: isPresented) { $0 ? content().page : nil }
  }

  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    presenting(.alert, item: item) { content($0).page }
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

extension View {
  public nonisolated func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

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
