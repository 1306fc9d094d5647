#if BundledEngine
  import OnChangeCompat

  /// The inputs that the views have from outside of their host.
  extension Monitor {
    /// Notes the values of the system that a view reads.
    func noteSystemInputs(of mounted: Part) {
      guard let plan = mounted.plan, let address = mounted.address, session.isFirstRead(of: mounted.part.type) else {
        return
      }
      func input<Property: SystemReader>(_ type: Property.Type, at address: UnsafeRawPointer) -> SystemInput? {
        address.assumingMemoryBound(to: Property.self).pointee.systemInput
      }
      func note(_ part: Shape.Part, at address: UnsafeRawPointer) {
        if let reader = part.shape.type as? any SystemReader.Type {
          if let found = input(reader, at: address) { session.note(found) }
        } else if part.shape.type is any DynamicProperty.Type, case .fields(let parts) = part.shape.form {
          for part in parts { note(part, at: address + part.offset) }
        }
      }
      for field in plan.fields { note(field.part, at: address + field.part.offset) }
    }

    /// The objects that the code outside of the host has given to its views, with the properties that lead to them.
    var suppliedObjects: [ObjectIdentifier: StoredPlace] {
      var found: [ObjectIdentifier: StoredPlace] = [:]
      var met: Set<ObjectIdentifier> = []
      for part in parts where part.isOutermost {
        guard let plan = part.plan, let address = part.part.address else { continue }
        for field in plan.fields {
          values.forEachObject(in: field.part, of: address, &met) { object in
            guard values.shapes.parts(of: Swift.type(of: object))?.isEmpty == false else { return }
            found[ObjectIdentifier(object)] = StoredPlace(of: part.part.type, field.name)
          }
        }
      }
      return found
    }
  }
#endif
