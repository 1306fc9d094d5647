/// The modern form as a modifier: the shim's, or one that falls into a trap.
///
/// Each suite beside this file keeps such a wrong one, shows what it does, and holds the shim against it.
@MainActor
protocol Backport<Value>: ViewModifier {
  associatedtype Value: Equatable
  init(value: Value, initial: Bool, action: @escaping (_ old: Value, _ new: Value) -> Void)
}

/// The form that the shim supplies.
struct Shim<Value: Equatable>: Backport {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  func body(content: Content) -> some View { content.onChange(of: value, initial: initial, action) }
}

/// A counter that is observed by a form.
struct Counter<Form: Backport<Int>>: View {
  let log: Log
  var initial = false
  @State var value = 0

  var body: some View {
    Button("Add") { value += 1 }
      .modifier(Form(value: value, initial: initial) { old, new in log("\(old) → \(new)") })
  }
}
