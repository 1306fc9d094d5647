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
      let readable = objects(ofOutermost: true).filter {
        values.shapes.parts(of: type(of: $0.object))?.isEmpty == false
      }
      return Dictionary(
        readable.map { (ObjectIdentifier($0.object), $0.place) }, uniquingKeysWith: { first, _ in first })
    }
  }
#endif
