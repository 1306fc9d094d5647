#if BundledEngine
  import OnChangeCompat

  /// The parts of the engine's own values: what the app has put into them, and where a binding leads.
  extension CaptureLeaves {
    /// A value of the engine without `==`: what the app has put into it.
    func add(engineValue type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ reads: ReadParts) {
      if CapturePlan.isTable(type) { return append(path, nil) { "\(type)" } }
      guard TypeKind(type) == .aggregate else {
        func text<Value>(of type: Value.Type) -> String { "\(address.assumingMemoryBound(to: Value.self).pointee)" }
        let text = _openExistential(type, do: text)
        return append(path, Self.hash(text)) { text }
      }
      var names: [String] = []
      StoredField.forEach(of: type) {
        names.append(StoredName($0)?.text ?? ""); return true
      }
      StoredField.forEach(of: type) { field in
        let name = StoredName(field)?.text ?? ""
        guard let parts = reads.parts(of: name, among: names) else { return true }
        let (place, path) = (address + field.offset, "\(path).\(name)")
        if let optional = field.type as? any OptionalShape.Type, TypeKind(optional.wrappedType) == .function {
          if let closure = optional.wrapped(at: place) { add(ClosureContext(at: closure), path, isProperty: false) }
        } else {
          add(field.type, at: place, path, parts)
        }
        return true
      }
    }

    func add(reference type: any InspectedProperty.Type, at address: UnsafeRawPointer, _ path: String) {
      func key<Value: InspectedProperty>(_ type: Value.Type) -> String? {
        address.assumingMemoryBound(to: Value.self).pointee.placeKey
      }
      if let key = _openExistential(type, do: key) { return append(path, Self.hash(key)) { key } }
      StoredField.forEach(of: type) { field in
        guard field.type is AnyClass || (field.type as? any OptionalShape.Type)?.wrappedType is AnyClass else {
          return true
        }
        if let location = (address + field.offset).load(as: AnyObject?.self) {
          add(location: location, path)
        } else {
          addNone(path)
        }
        return false
      }
    }

    /// The place that a binding reads and writes: a state, a member of a different place, or a store.
    private func add(location: AnyObject, _ path: String) {
      let type: AnyClass = Swift.type(of: location)
      let name = _typeName(type, qualified: false)
      let address = UnsafeRawPointer(Unmanaged.passUnretained(location).toOpaque())
      guard name.hasPrefix("MemberLocation<") || name.hasPrefix("StoreLocation<") else {
        return append(path, UInt64(UInt(bitPattern: address))) { "binding" }
      }
      StoredField.forEach(ofClass: type) { field, _ in
        let address = address + field.offset
        if TypeKind(field.type) == .aggregate {
          StoredField.forEach(of: field.type) { part in
            add(store: part, at: address + part.offset, path)
            return true
          }
        } else {
          add(store: field, at: address, path)
        }
      }
    }

    private func add(store field: StoredField, at address: UnsafeRawPointer, _ path: String) {
      let name = field.name.map { String(cString: $0) } ?? ""
      // The last value of an element, and the transaction, follow from writes.
      if name == "last" || name == "transaction" { return }
      if name == "base", field.type is AnyClass {
        add(location: address.load(as: AnyObject.self), path)
      } else if field.type is AnyKeyPath.Type {
        let keyPath = address.load(as: AnyKeyPath.self)
        append("\(path).\(name)", Self.hash("\(keyPath)")) { "\(keyPath)" }
      } else if TypeKind(field.type) == .function {
        add(ClosureContext(at: address), "\(path).\(name)", isProperty: true)
      } else if field.type is AnyClass {
        append(path, UInt64(UInt(bitPattern: address.load(as: UnsafeRawPointer.self)))) { "binding" }
      } else {
        // An index differs from the list that it belongs to, which has the path itself.
        add(field.type, at: address, name == "index" ? "\(path).index" : path, .whole)
      }
    }
  }
#endif
