/// Where in a view a dynamic property is, and how it is connected with the engine.
struct PropertyDescriptor: Sendable {
  let name: String
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
      // NB: the fields of an object are not where the object is held.
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

  var isMounted: Bool { if case .custom = kind { false } else { true } }

  /// Whether it has an `update()` to be called before each evaluation.
  var isUpdated: Bool {
    switch kind {
    case .updated, .custom: true
    case .state, .mounted: false
    }
  }

  func mount(in value: UnsafeMutableRawPointer, of node: _Node) {
    guard let type = mountedType else { return }
    func mount<Field: MountedProperty>(_ type: Field.Type) {
      field(type, in: value).pointee.mount(in: node, previous: nil)
    }
    mount(type)
  }

  func hand(_ old: UnsafeMutableRawPointer, over new: UnsafeMutableRawPointer, of node: _Node) {
    switch kind {
    case .state:
      // A state's location is its first field, and all that it has to hand over.
      field(AnyObject?.self, in: new).pointee = field(AnyObject?.self, in: old).pointee
    case .mounted, .updated:
      guard let type = mountedType else { return }
      func hand<Field: MountedProperty>(_ type: Field.Type) {
        field(type, in: new).pointee.mount(in: node, previous: field(type, in: old).pointee)
      }
      hand(type)
    case .custom: break
    }
  }

  func unmount(in value: UnsafeMutableRawPointer) {
    guard let type = mountedType else { return }
    func unmount<Field: MountedProperty>(_ type: Field.Type) { field(type, in: value).pointee.unmount() }
    unmount(type)
  }

  func update(in value: UnsafeMutableRawPointer) {
    let type: any DynamicProperty.Type
    switch kind {
    case .custom(let custom): type = custom
    case .updated(let updated): type = updated
    case .state, .mounted: return
    }
    func update<Field: DynamicProperty>(_ type: Field.Type) { field(type, in: value).pointee.update() }
    update(type)
  }

  func changes(in value: UnsafeMutableRawPointer) -> UInt32 {
    guard let type = mountedType else { return 0 }
    func changes<Field: MountedProperty>(_ type: Field.Type) -> UInt32 { field(type, in: value).pointee.changes }
    return changes(type)
  }

  private var mountedType: (any MountedProperty.Type)? {
    switch kind {
    case .state(let type), .mounted(let type): type
    case .updated(let type): type
    case .custom: nil
    }
  }

  private func field<Field>(_ type: Field.Type, in value: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Field> {
    (value + offset).assumingMemoryBound(to: type)
  }
}
