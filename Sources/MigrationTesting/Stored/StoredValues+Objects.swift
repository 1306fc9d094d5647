#if BundledEngine
  import OnChangeCompat

  extension StoredValues {
    /// The object that a property holds itself, or in an optional, an existential or a wrapper; nil for anything else,
    /// and for one that is not to be looked into.
    func object(of part: Shape.Part, of value: UnsafeRawPointer) -> AnyObject? {
      let found =
        part.isWeak ? WeakReference.object(at: value + part.offset) : object(at: value + part.offset, part.shape)
      return found.flatMap { shapes.parts(of: type(of: $0)) == nil ? nil : $0 }
    }

    private func object(at address: UnsafeRawPointer, _ shape: Shape) -> AnyObject? {
      switch shape.form {
      case .object: return address.load(as: AnyObject?.self)
      case .optional(let type, let wrapped): return type.wrapped(at: address).flatMap { object(at: $0, wrapped) }
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        return object(at: value.address, shapes.shape(of: value.type))
      case .property(let read):
        guard let value = read(address) else { return nil }
        var found: AnyObject?
        ExistentialValue.inside(value) { found = object(at: $0.address, shapes.shape(of: $0.type)) }
        return found
      default: return nil
      }
    }

    /// Calls `body` with every object that a property leads to, each once.
    ///
    /// - Parameter met: the objects that were met before.
    func forEachObject(
      in part: Shape.Part, of value: UnsafeRawPointer, _ met: inout Set<ObjectIdentifier>,
      _ body: (AnyObject) -> Void
    ) {
      // No recursion, because objects may be a list of 100,000 links.
      var found = objects(in: part, of: value)
      while let object = found.popLast() {
        guard met.insert(ObjectIdentifier(object)).inserted else { continue }
        body(object)
        guard let parts = shapes.parts(of: type(of: object)) else { continue }
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        withExtendedLifetime(object) { for part in parts.reversed() { found += objects(in: part, of: address) } }
      }
    }

    private func objects(in part: Shape.Part, of value: UnsafeRawPointer) -> [AnyObject] {
      guard !part.isWeak else { return WeakReference.object(at: value + part.offset).map { [$0] } ?? [] }
      var found: [AnyObject] = []
      collect(at: value + part.offset, part.shape, depth: 0, &found)
      return found
    }

    /// The objects in a value, not those in them.
    private func collect(at address: UnsafeRawPointer, _ shape: Shape, depth: Int, _ found: inout [AnyObject]) {
      guard depth < 1_000 else { return }
      let depth = depth + 1
      switch shape.form {
      case .object: if let object = address.load(as: AnyObject?.self) { found.append(object) }
      case .optional(let type, let wrapped):
        if let address = type.wrapped(at: address) { collect(at: address, wrapped, depth: depth, &found) }
      case .list(let type, let element):
        type.forEach(at: address) { collect(at: $0, element, depth: depth, &found) }
      case .unordered(let type, let shapes):
        type.forEach(at: address) { entry in
          for (shape, address) in zip(shapes, entry) { collect(at: address, shape, depth: depth, &found) }
        }
      case .fields(let parts):
        for part in parts {
          if part.isWeak {
            if let object = WeakReference.object(at: address + part.offset) { found.append(object) }
          } else {
            collect(at: address + part.offset, part.shape, depth: depth, &found)
          }
        }
      case .enumeration(let read): if let payload = read(address).payload { collect(payload, depth: depth, &found) }
      case .property(let read): if let value = read(address) { collect(value, depth: depth, &found) }
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        collect(at: value.address, shapes.shape(of: value.type), depth: depth, &found)
      case .error: collect(address.assumingMemoryBound(to: (any Error).self).pointee, depth: depth, &found)
      case .word, .text, .described, .identifier, .date, .byte, .bits, .function, .opaque, .unknown: break
      }
    }

    private func collect(_ value: Any, depth: Int, _ found: inout [AnyObject]) {
      ExistentialValue.inside(value) {
        collect(at: $0.address, shapes.shape(of: $0.type), depth: depth, &found)
      }
    }
  }
#endif
