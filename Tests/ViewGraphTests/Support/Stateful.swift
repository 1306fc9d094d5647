@testable import ViewGraph

/// A view with one state, which a test reads and writes through a handle.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Binding<Value>) -> Content

  init(_ handle: Handle<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: handle.initial)
    self.handle = handle
    self.content = content
  }

  var body: some View {
    let _ = handle.binding = $value
    content($value)
  }
}

/// Reads and writes the state of a mounted view.
@MainActor
final class Handle<Value> {
  fileprivate let initial: Value
  fileprivate(set) var binding: Binding<Value>?

  init(_ initial: Value) { self.initial = initial }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }
}

/// A view with a body, which shows a name.
struct Named: View {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  var body: some View { Leaf(name, log) }
}
