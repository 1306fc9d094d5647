/// The engine's knowledge of a view or modifier type: its dynamic properties and the comparison of two
/// values. Built once for each type, from the offsets of its fields.
@usableFromInline package final class ViewDescriptor: Sendable {
  package let properties: [PropertyDescriptor]
  private let comparison: FieldComparison
  /// Whether no two values are ever equal: one of the fields is a closure.
  @usableFromInline let alwaysDiffers: Bool
  /// Whether it has properties that are connected with the engine.
  @usableFromInline package let hasProperties: Bool
  /// Whether it has properties to update before each evaluation.
  @usableFromInline package let hasUpdates: Bool

  // Facts about types, which are the same for all hosts.
  @MainActor private static var all: [ObjectIdentifier: ViewDescriptor] = [:]

  /// The descriptor of a type, built once in a process.
  @MainActor static func known(for type: Any.Type) -> ViewDescriptor {
    if let known = all[ObjectIdentifier(type)] { return known }
    let descriptor = ViewDescriptor(type)
    all[ObjectIdentifier(type)] = descriptor
    return descriptor
  }

  init(_ type: Any.Type) {
    properties = PropertyDescriptor.all(of: type)
    comparison = FieldComparison(of: type)
    alwaysDiffers = comparison.alwaysDiffers
    hasProperties = properties.contains { $0.isMounted }
    hasUpdates = properties.contains { $0.isUpdated }
  }

  // Not isolated, although called on the main actor only: the runtime would check the actor of an isolated closure
  // at each call of `withUnsafeMutablePointer`.

  /// Connects the properties of a view that is mounted for the first time.
  @inlinable func mount<Value>(_ value: inout Value, in node: _Node) {
    withUnsafeMutablePointer(to: &value) { mount(at: UnsafeMutableRawPointer($0), in: node) }
  }

  /// Takes over a newer value unless the fields are equal; returns whether it did.
  @inlinable func replace<Value>(_ value: inout Value, with newValue: consuming Value, in node: _Node) -> Bool {
    guard hasProperties || !alwaysDiffers else {
      value = newValue
      return true
    }
    let differs = withUnsafeMutablePointer(to: &value) { value -> Bool in
      withUnsafeMutablePointer(to: &newValue) { newValue -> Bool in
        self.differs(UnsafeMutableRawPointer(value), handingOverTo: UnsafeMutableRawPointer(newValue), in: node)
      }
    }
    if differs { value = newValue }
    return differs
  }

  /// Calls `update()` of the properties that have one.
  @inlinable func update<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { update(at: UnsafeMutableRawPointer($0)) }
  }

  @usableFromInline func differs(
    _ old: UnsafeMutableRawPointer, handingOverTo new: UnsafeMutableRawPointer, in node: _Node
  ) -> Bool {
    if !alwaysDiffers, comparison.isEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) { return false }
    for property in properties { property.hand(old, over: new, of: node) }
    return true
  }

  @usableFromInline func mount(at value: UnsafeMutableRawPointer, in node: _Node) {
    for property in properties { property.mount(in: value, of: node) }
    if node.graph.configuration.records { MainActor.assumeIsolated { node.graph.recorder?.didMount(node) } }
  }

  @usableFromInline func update(at value: UnsafeMutableRawPointer) {
    for property in properties { property.update(in: value) }
  }

  func read<Value>(_ value: inout Value, _ body: (ViewDescriptor, UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &value) { body(self, UnsafeMutableRawPointer($0)) }
  }

  /// Releases the storage that the properties of a removed view hold.
  func unmount<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { value in
      for property in properties { property.unmount(in: UnsafeMutableRawPointer(value)) }
    }
  }
}
