@_spi(Reflection) import Swift

/// What the engine knows about a type of view or modifier: its dynamic properties and how two values of it
/// are compared. Found once for a type, from the offsets of its fields, and remembered by the graph.
@MainActor
@usableFromInline
final class ViewLayout {
  private struct Property {
    let name: String
    let offset: Int
    let kind: Kind
  }

  private enum Kind {
    case mounted(any MountedProperty.Type)
    case custom(any DynamicProperty.Type)
  }

  private let properties: [Property]
  private let comparison: FieldComparison
  /// Whether it has properties to update before each evaluation.
  private let hasCustomProperties: Bool
  @usableFromInline let hasProperties: Bool

  init(_ type: Any.Type) {
    var properties: [Property] = []
    Self.collectProperties(of: type, at: 0, name: nil, into: &properties)
    self.properties = properties
    hasProperties = !properties.isEmpty
    hasCustomProperties = properties.contains { if case .custom = $0.kind { true } else { false } }
    comparison = FieldComparison(of: type)
  }

  /// A nested property comes before the one that holds it, whose `update()` may read it.
  private static func collectProperties(
    of type: Any.Type, at start: Int, name: String?, into properties: inout [Property]
  ) {
    _forEachField(of: type, options: .known) { field, offset, type, _ in
      guard let type = type as? any DynamicProperty.Type else { return true }
      let name = name ?? String(cString: field)
      if let type = type as? any MountedProperty.Type {
        properties.append(Property(name: name, offset: start + offset, kind: .mounted(type)))
      } else {
        collectProperties(of: type, at: start + offset, name: name, into: &properties)
        properties.append(Property(name: name, offset: start + offset, kind: .custom(type)))
      }
      return true
    }
  }

  /// Whether `view` would look just as `other` does, so that its body need not be evaluated.
  @usableFromInline func isEqual<Value>(_ value: Value, _ other: Value) -> Bool {
    if comparison.alwaysDiffers { return false }
    return withUnsafePointer(to: value) { value in
      withUnsafePointer(to: other) { comparison.isEqual(UnsafeRawPointer(value), UnsafeRawPointer($0)) }
    }
  }

  /// Connects the properties of a view that is mounted for the first time.
  @usableFromInline func mount<Value>(_ value: inout Value, in node: _Node) {
    withUnsafeMutablePointer(to: &value) { mount(at: UnsafeMutableRawPointer($0), previous: nil, in: node) }
  }

  /// Hands the storage of a view's properties over to the value that replaces it.
  @usableFromInline func hand<Value>(_ previous: Value, over value: inout Value, in node: _Node) {
    withUnsafePointer(to: previous) { previous in
      withUnsafeMutablePointer(to: &value) {
        mount(at: UnsafeMutableRawPointer($0), previous: UnsafeRawPointer(previous), in: node)
      }
    }
  }

  private func mount(at value: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
    for property in properties {
      guard case .mounted(let type) = property.kind else { continue }
      func mount<Field: MountedProperty>(_ type: Field.Type) {
        let old = (previous.map { $0 + property.offset })?.assumingMemoryBound(to: Field.self).pointee
        (value + property.offset).assumingMemoryBound(to: Field.self).pointee.mount(in: node, previous: old)
      }
      mount(type)
    }
  }

  /// Calls `update()` of the custom properties.
  @usableFromInline func update<Value>(_ value: inout Value) {
    guard hasCustomProperties else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for property in properties {
        guard case .custom(let type) = property.kind else { continue }
        func update<Field: DynamicProperty>(_ type: Field.Type) {
          (UnsafeMutableRawPointer(pointer) + property.offset).assumingMemoryBound(to: Field.self).pointee.update()
        }
        update(type)
      }
    }
  }

  /// Lets go of what the properties of a removed view hold.
  func unmount<Value>(_ value: Value) {
    forEachMounted(in: value) { _, property in property.unmount() }
  }

  /// The names of the properties that changed since `counts` was taken; takes it anew.
  func changedProperties<Value>(in value: Value, since counts: inout [UInt32]) -> [String] {
    var names: [String] = []
    var newCounts: [UInt32] = []
    forEachMounted(in: value) { name, property in
      let index = newCounts.count
      newCounts.append(property.changes)
      if index < counts.count ? counts[index] != property.changes : true, !names.contains(name) { names.append(name) }
    }
    if counts.isEmpty { names = [] }
    counts = newCounts
    return names
  }

  private func forEachMounted<Value>(in value: Value, _ body: (String, any MountedProperty) -> Void) {
    withUnsafePointer(to: value) { pointer in
      for property in properties {
        guard case .mounted(let type) = property.kind else { continue }
        func visit<Field: MountedProperty>(_ type: Field.Type) {
          let field = (UnsafeRawPointer(pointer) + property.offset).assumingMemoryBound(to: Field.self)
          body(property.name, field.pointee)
        }
        visit(type)
      }
    }
  }
}
