#if BundledEngine
  import OnChangeCompat

  extension StoredValues {
    /// The object that a property holds itself, or in an optional, an existential or a wrapper; nil for anything else,
    /// and for one that is not to be looked into.
    func object(of part: Shape.Part, of value: UnsafeRawPointer) -> AnyObject? {
      let found = objects(in: part, of: value, isAlone: true).first
      return found.flatMap { shapes.parts(of: type(of: $0)) == nil ? nil : $0 }
    }

    /// Calls `body` with every object that a property leads to, each once. `met`: the objects that were met before.
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

    /// - Parameter isAlone: whether only an object counts that is the whole value.
    private func objects(in part: Shape.Part, of value: UnsafeRawPointer, isAlone: Bool = false) -> [AnyObject] {
      if part.isUnowned { return [] }
      guard !part.isWeak else { return WeakReference.object(at: value + part.offset).map { [$0] } ?? [] }
      var found: [AnyObject] = []
      collect(at: value + part.offset, part.shape, isAlone, depth: 0, &found)
      return found
    }

    /// The objects in a value, not those in them.
    private func collect(
      at address: UnsafeRawPointer, _ shape: Shape, _ isAlone: Bool, depth: Int, _ found: inout [AnyObject]
    ) {
      guard depth < 1_000 else { return }
      let depth = depth + 1
      switch shape.form {
      case .object: if let object = address.load(as: AnyObject?.self) { found.append(object) }
      case .optional(let type, let wrapped):
        if let address = type.wrapped(at: address) { collect(at: address, wrapped, isAlone, depth: depth, &found) }
      case .property(let read): if let value = read(address) { collect(value, isAlone, depth: depth, &found) }
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        collect(at: value.address, shapes.shape(of: value.type), isAlone, depth: depth, &found)
      case _ where isAlone: break
      case .list(let type, let element):
        type.forEach(at: address) { collect(at: $0, element, false, depth: depth, &found) }
      case .unordered(let type, let shapes):
        type.forEach(at: address) { entry in
          for (shape, address) in zip(shapes, entry) { collect(at: address, shape, false, depth: depth, &found) }
        }
      case .fields(let parts):
        for part in parts {
          if part.isWeak {
            if let object = WeakReference.object(at: address + part.offset) { found.append(object) }
          } else if !part.isUnowned {
            collect(at: address + part.offset, part.shape, false, depth: depth, &found)
          }
        }
      case .enumeration(let read):
        if let payload = read(address).payload { collect(payload, false, depth: depth, &found) }
      case .error: collect(address.assumingMemoryBound(to: (any Error).self).pointee, false, depth: depth, &found)
      case .word, .text, .described, .identifier, .date, .byte, .bits, .function, .opaque, .unknown: break
      }
    }

    private func collect(_ value: Any, _ isAlone: Bool, depth: Int, _ found: inout [AnyObject]) {
      ExistentialValue.inside(value) {
        collect(at: $0.address, shapes.shape(of: $0.type), isAlone, depth: depth, &found)
      }
    }
  }
#endif
