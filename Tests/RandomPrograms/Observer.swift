import OnChangeCompat
import ReferenceModel

/// One `onChange` of a program.
struct Observer<Value: BinaryNumber> {
  let value: Value
  let initial: Bool
  let action: Action<EngineScope>

  @MainActor func apply<Content: View>(
    _ form: ObserverForm, _ rest: ArraySlice<Change<EngineScope>>, to view: Content, by builder: Builder
  ) -> AnyView {
    switch form {
    case .legacy:
      let caller: any DeprecatedForm.Type = LegacyForm.self
      return caller.apply(self, rest, to: view, by: builder)
    case .two:
      return builder.world.modern.apply(value, initial, rest, to: view, by: builder) { [action] old, new in
        action.run("\(old) → \(new)", argument: new.number)
      }
    case .zero:
      guard builder.world.modern == .shim else {
        return builder.world.modern.apply(value, initial, rest, to: view, by: builder) { [action] _, _ in action.run() }
      }
      return builder.apply(rest, to: view.onChange(of: value, initial: initial) { [action] in action.run() })
    }
  }
}

/// A number that a program observes.
protocol BinaryNumber: Equatable { var number: Int { get } }
extension Int: BinaryNumber { var number: Int { self } }
extension Double: BinaryNumber { var number: Int { isNaN ? 3 : Int(self) } }

/// The way to the deprecated form without a warning at each call.
@MainActor private protocol DeprecatedForm {
  static func apply<Content: View, Value>(
    _ observation: Observer<Value>, _ rest: ArraySlice<Change<EngineScope>>, to view: Content, by builder: Builder
  ) -> AnyView
}

private enum LegacyForm: DeprecatedForm {
  @available(*, deprecated, message: "calls the legacy form")
  static func apply<Content: View, Value>(
    _ observation: Observer<Value>, _ rest: ArraySlice<Change<EngineScope>>, to view: Content, by builder: Builder
  ) -> AnyView {
    let action = observation.action
    return builder.apply(
      rest, to: view.onChange(of: observation.value) { action.run("\($0)", argument: $0.number) })
  }
}
