/// The place of a dynamic property in a view, and its connection with the engine.
package struct PropertyDescriptor: Sendable {
  package let name: String
  private let offset: Int
  private let kind: Kind

  private enum Kind: @unchecked Sendable {
    /// A `State`, by far the most frequent.
    case state(any MountedProperty.Type)
    case mounted(any MountedProperty.Type)
    case updated(any UpdatedProperty.Type)
    case custom(any DynamicProperty.Type)

    init(_ type: any MountedProperty.Type) {
      if type is any StateProperty.Type {
        self = .state(type)
      } else if let type = type as? any UpdatedProperty.Type {
        self = .updated(type)
      } else {
        self = .mounted(type)
      }
    }
  }

  /// The properties of a type; a nested one comes before the one that holds it, whose `update()` may read it.
  static func all(of type: Any.Type) -> [PropertyDescriptor] {
    var properties: [PropertyDescriptor] = []
    collect(type, at: 0, name: nil, into: &properties)
    return properties
  }

  private static func collect(
    _ type: Any.Type, at start: Int, name outerName: String?, into properties: inout [PropertyDescriptor]
  ) {
    StoredField.forEach(of: type) { field in
      let offset = start + field.offset
      // The fields of an object are not where the object is held.
      if let holder = field.type as? any PropertyHolder.Type, !(holder.heldType is AnyClass) {
        collect(holder.heldType, at: offset, name: outerName, into: &properties)
      }
      guard let type = field.type as? any DynamicProperty.Type else { return true }
      let name = outerName ?? field.name.map { String(cString: $0) } ?? ""
      if let type = type as? any MountedProperty.Type {
        properties.append(PropertyDescriptor(name: name, offset: offset, kind: Kind(type)))
      } else {
        collect(type, at: offset, name: name, into: &properties)
        properties.append(PropertyDescriptor(name: name, offset: offset, kind: .custom(type)))
      }
      return true
    }
  }

  package var isMounted: Bool { if case .custom = kind { false } else { true } }

  /// Whether its `update()` must be called before each evaluation.
  var isUpdated: Bool {
    switch kind {
    case .updated, .custom: true
    case .state, .mounted: false
    }
  }

  func mount(in value: UnsafeMutableRawPointer, of node: _Node) { mountedType?.mount(at: value + offset, of: node) }
  func unmount(in value: UnsafeMutableRawPointer) { mountedType?.unmount(at: value + offset) }
  package func changes(in value: UnsafeMutableRawPointer) -> UInt32 { mountedType?.changes(at: value + offset) ?? 0 }

  func hand(_ old: UnsafeMutableRawPointer, over new: UnsafeMutableRawPointer, of node: _Node) {
    if case .state = kind {
      // The location is a state's first field, and its only part that survives an update.
      (new + offset).assumingMemoryBound(to: AnyObject?.self).pointee =
        (old + offset).assumingMemoryBound(to: AnyObject?.self).pointee
    } else {
      mountedType?.hand(old + offset, over: new + offset, of: node)
    }
  }

  func update(in value: UnsafeMutableRawPointer) {
    switch kind {
    case .custom(let type): type.update(at: value + offset)
    case .updated(let type): type.update(at: value + offset)
    case .state, .mounted: break
    }
  }

  private var mountedType: (any MountedProperty.Type)? {
    switch kind {
    case .state(let type), .mounted(let type): type
    case .updated(let type): type
    case .custom: nil
    }
  }
}

extension DynamicProperty {
  fileprivate static func bound(_ value: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Self> {
    value.assumingMemoryBound(to: Self.self)
  }
  fileprivate static func update(at value: UnsafeMutableRawPointer) { bound(value).pointee.update() }
}

extension MountedProperty {
  fileprivate static func mount(at value: UnsafeMutableRawPointer, of node: _Node) {
    bound(value).pointee.mount(in: node, previous: nil)
  }
  fileprivate static func hand(_ old: UnsafeMutableRawPointer, over new: UnsafeMutableRawPointer, of node: _Node) {
    bound(new).pointee.mount(in: node, previous: bound(old).pointee)
  }
  fileprivate static func unmount(at value: UnsafeMutableRawPointer) { bound(value).pointee.unmount() }
  fileprivate static func changes(at value: UnsafeMutableRawPointer) -> UInt32 { bound(value).pointee.changes }
}
