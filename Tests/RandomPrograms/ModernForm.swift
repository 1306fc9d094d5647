import OnChangeCompat
import ReferenceModel

/// The modern `onChange` that a program's views use: the shim's, or one that falls into a trap.
package enum ModernForm: String, CaseIterable, Hashable, Sendable {
  case shim
  /// Runs the closure from before the change, like the legacy form behind it.
  case staleClosure
  /// Keeps the old value in a state. Each change writes it, and causes a further evaluation.
  case oldValueInState
  /// Runs `initial` only at the first appearance.
  case initialOnce
  /// Ignores `initial`.
  case withoutInitial
  /// Passes the new value as the old one.
  case newValueTwice
  /// Runs its action at each appearance, also without `initial`.
  case changeAtAppearance

  @MainActor func apply<Content: View, Value: BinaryNumber>(
    _ value: Value, _ initial: Bool, _ rest: ArraySlice<Change<EngineScope>>, to view: Content, by builder: Builder,
    _ action: @escaping (Value, Value) -> Void
  ) -> AnyView {
    switch self {
    case .shim: builder.apply(rest, to: view.onChange(of: value, initial: initial, action))
    case .staleClosure:
      builder.apply(
        rest,
        to: view.old(value) { [value] in action(value, $0) }.onAppear(perform: initial ? { action(value, value) } : nil)
      )
    case .oldValueInState:
      builder.apply(rest, to: view.modifier(OldValueInState(value: value, initial: initial, action: action)))
    case .initialOnce:
      builder.apply(rest, to: view.modifier(InitialOnce(value: value, initial: initial, action: action)))
    case .withoutInitial: builder.apply(rest, to: view.onChange(of: value, action))
    case .newValueTwice:
      builder.apply(rest, to: view.onChange(of: value, initial: initial) { _, new in action(new, new) })
    case .changeAtAppearance:
      builder.apply(rest, to: view.onChange(of: value, initial: initial, action).onAppear { action(value, value) })
    }
  }
}

private struct OldValueInState<Value: Equatable>: ViewModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  @State private var old: Value?

  func body(content: Content) -> some View {
    content
      .onChange(of: value) { _, new in
        action(old ?? new, new)
        old = new
      }
      .onAppear {
        old = value
        if initial { action(value, value) }
      }
  }
}

private struct InitialOnce<Value: Equatable>: ViewModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  @State private var hasRun = Flag()

  final class Flag { var isSet = false }

  func body(content: Content) -> some View {
    content
      .onChange(of: value, action)
      .onAppear {
        if initial, !hasRun.isSet { action(value, value) }
        hasRun.isSet = true
      }
  }
}

extension View {
  /// The legacy form, on which a wrong modern one is built.
  @MainActor fileprivate func old<Value: Equatable>(_ value: Value, _ action: @escaping (Value) -> Void) -> some View {
    let form: any LegacyCaller.Type = LegacyCall.self
    return form.observe(self, value, action)
  }
}

@MainActor private protocol LegacyCaller {
  static func observe<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value) -> Void
  ) -> AnyView
}

private enum LegacyCall: LegacyCaller {
  @available(*, deprecated, message: "calls the legacy form")
  static func observe<Content: View, Value: Equatable>(
    _ content: Content, _ value: Value, _ action: @escaping (Value) -> Void
  ) -> AnyView { AnyView(content.onChange(of: value, perform: action)) }
}
