#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// The parts of a closure's copies that cannot be divided further, each by its path: `CartLine.item.price`. An object
  /// counts by its identity, and by its properties as well: a different object with the same content shows nothing of
  /// what the closure reads.
  @MainActor
  final class CaptureLeaves {
    struct Leaf {
      let path: String
      /// A hash of the content; nil if it cannot be compared.
      let content: UInt64?
      let text: String
      /// The path of the object that it is in, whose identity tells more.
      let object: String?
      /// Whether a different content shows nothing: the present time, which differs by more in an app, or the identity of
      /// an object whose content cannot be read.
      var isVague = false
    }

    private(set) var all: [Leaf] = []
    private var places: [String: Int] = [:]
    private let values: StoredValues
    private let code: CapturedCode
    private let describes: Bool
    private var object: String?
    private var objects: Set<ObjectIdentifier> = []
    private var depth = 0

    init(_ values: StoredValues, _ code: CapturedCode, describes: Bool) {
      (self.values, self.code, self.describes) = (values, code, describes)
    }

    subscript(path: String) -> Leaf? { places[path].map { all[$0] } }

    /// Whether a leaf differs between two closures. One that only one of them has differs as well.
    func differs(from newer: CaptureLeaves, at path: String) -> Bool {
      guard let leaf = self[path] ?? newer[path] else { return false }
      if let object = leaf.object, !differs(from: newer, at: object) { return false }
      guard let old = self[path], let new = newer[path] else { return leaf.content != nil }
      guard let first = old.content, let second = new.content, !(old.isVague && new.isVague) else { return false }
      return first != second
    }

    /// Whether a leaf cannot be compared between two closures.
    func isUnknown(beside newer: CaptureLeaves, at path: String) -> Bool {
      guard let old = self[path], let new = newer[path] else { return (self[path] ?? newer[path])?.content == nil }
      return old.content == nil || new.content == nil || old.isVague && new.isVague && old.content != new.content
    }

    func add(_ copy: CapturePlan.Copy, at address: UnsafeRawPointer, named name: String, _ reads: ReadParts) {
      let address = address + copy.offset
      switch copy.kind {
      case .value(let type): add(type, at: address, name, reads)
      case .inspected(let type): add(inspected: type, at: address, name, reads)
      case .reference(let type): add(reference: type, at: address, name)
      case .object: add(address.load(as: AnyObject.self), name, reads)
      case .closure: add(ClosureContext(at: address), name, isProperty: !copy.property.isEmpty)
      case .weak: add(weakAt: address, name, reads)
      case .bits: append(name, UInt64(address.load(as: UInt.self))) { "" }
      }
    }

    func addUnreadable(_ path: String) { append(path, nil) { "" } }

    func append(_ path: String, _ content: UInt64?, isVague: Bool = false, _ text: () -> String) {
      // Two parts with one name, as of an overridden property, are told apart by neither.
      if let known = places[path] {
        if all[known].content != content {
          all[known] = Leaf(path: path, content: nil, text: all[known].text, object: object)
        }
        return
      }
      // Enough for a report; the rest of a long list is one leaf.
      guard all.count < Self.longest else { return }
      places[path] = all.count
      let isLast = all.count == Self.longest - 1
      all.append(
        Leaf(
          path: path, content: isLast ? nil : content, text: describes ? text() : "", object: object, isVague: isVague)
      )
    }

    private static let longest = 200
    func addNone(_ path: String) { append(path, 0) { "nil" } }

    func add(_ type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ reads: ReadParts) {
      guard depth < 16 else { return append(path, nil) { "" } }
      depth += 1
      defer { depth -= 1 }
      if let property = type as? any InspectedProperty.Type {
        if !property.isKept { return add(inspected: property, at: address, path, reads) }
        if property.isReplaceable { add(reference: property, at: address, path) }
        return
      }
      // The engine's actions and proxies read the current state. Its containers have no readable properties.
      if !CapturePlan.isComparable(type) {
        if type is any View.Type, case .paths = reads { append(path, nil) { "\(type)" } }
        if CapturePlan.holdsValues(type) { add(engineValue: type, at: address, path, reads) }
        return
      }
      let shape = values.shapes.shape(of: type)
      if addMembers(of: type, at: address, path, reads) { return }
      switch shape.form {
      case .optional(let optional, let wrapped):
        guard let address = optional.wrapped(at: address) else { return addNone(path) }
        add(wrapped.type, at: address, path, reads.ofWrapped)
      // The indices of a slice are those of the array that it is a part of.
      case .list(let list, let element):
        add(list, at: address, of: element.type, path, list.startsAtZero ? reads : .whole)
      case .unordered(let list, let parts): add(list, at: address, of: parts, path)
      case .fields: addFields(of: type, at: address, path, reads)
      case .enumeration(let read):
        let value = read(address)
        let label = value.label ?? ""
        if value.payload == nil || Self.mayDiffer(casesOf: type) { append(path, Self.hash(label)) { label } }
        if let payload = value.payload { add(boxed: payload, "\(path).\(label)", .whole) }
      case .object:
        if let object = address.load(as: AnyObject?.self) { add(object, path, reads) } else { addNone(path) }
      case .existential(let layout):
        let value = ExistentialValue(in: address, layout)
        // An object counts by its identity.
        if !(value.type is AnyClass), shape.type != Any.self {
          append("\(path).self", values.shapes.nameHash(of: value.type)) { "\(value.type)" }
        }
        // A member may be one of an extension of the protocol, which has the name of a stored property by chance.
        add(value.type, at: value.address, path, .whole)
      case .error: add(boxed: address.assumingMemoryBound(to: (any Error).self).pointee, path, .whole)
      case .function: add(ClosureContext(at: address), path, isProperty: true)
      case .opaque where EngineTypes.contain(type): break
      case .property, .opaque, .unknown: append(path, nil) { "" }
      case .date where values.isNow(address.assumingMemoryBound(to: Date.self).pointee):
        append(path, Self.bits(at: address, count: MemoryLayout<Date>.size), isVague: true) { "now" }
      case .described where CapturePlan.isGeometry(type): addFields(of: type, at: address, path, reads)
      // Each is a different value; their numbers in a walk are not.
      case .identifier: append(path, Self.bits(at: address, count: 16)) { "UUID" }
      case .word, .text, .described, .date, .byte, .bits:
        var hash = StableHash()
        var walk = StoredValues.Walk()
        values.hash(at: address, shape, into: &hash, &walk)
        append(path, walk.unknownCount == 0 ? hash.value : nil) { values.text(at: address, shape, &walk) }
      }
    }

    func add(boxed value: Any, _ path: String, _ reads: ReadParts) {
      // The type in the box, which an error has not told yet.
      ExistentialValue.inside(value) { inside in
        if case .error = values.shapes.shape(of: inside.type).form {
          var hash = StableHash()
          var walk = StoredValues.Walk()
          values.hash(value, into: &hash, &walk)
          append(path, walk.unknownCount == 0 ? hash.value : nil) { "\(value)" }
        } else {
          add(inside.type, at: inside.address, path, reads)
        }
      }
    }

    private func add(
      inspected type: any InspectedProperty.Type, at address: UnsafeRawPointer, _ path: String, _ reads: ReadParts
    ) {
      func inspect<Value: InspectedProperty>(_ type: Value.Type) -> Any? {
        address.assumingMemoryBound(to: Value.self).pointee.inspectedValue
      }
      if let value = _openExistential(type, do: inspect) { add(boxed: value, path, reads) }
    }

    private func add(
      _ list: any ListShape.Type, at address: UnsafeRawPointer, of element: Any.Type, _ path: String, _ reads: ReadParts
    ) {
      var count = 0
      list.forEach(at: address) { _ in count += 1 }
      if count == 0 { append(path, 0) { "[]" } }
      let names = ["count", "isEmpty", "first", "last"] + (0..<count).map { "[\($0)]" }
      var index = 0
      list.forEach(at: address) { address in
        let name = "[\(index)]"
        if let parts = reads.parts(of: name, among: names) { add(element, at: address, path + name, parts) }
        index += 1
      }
    }

    private func add(_ list: any UnorderedShape.Type, at address: UnsafeRawPointer, of parts: [Shape], _ path: String) {
      var count = 0
      list.forEach(at: address) { entry in
        count += 1
        var walk = StoredValues.Walk()
        let key = "\(path)[\(values.text(at: entry[0], parts[0], &walk))]"
        if entry.count == 1 {
          append(key, 1) { "contained" }
        } else {
          add(parts[1].type, at: entry[1], key, .whole)
        }
      }
      if count == 0 { addNone(path) }
    }

    private func addFields(of type: Any.Type, at address: UnsafeRawPointer, _ path: String, _ reads: ReadParts) {
      var fields: [(name: StoredName?, field: StoredField)] = []
      StoredField.forEach(of: type) { field in
        fields.append((StoredName(field), field))
        return true
      }
      let names = fields.enumerated().compactMap { place, one in
        one.name.map { $0.isComputed ? "" : $0.text } ?? "\(place)"
      }
      for (place, (name, field)) in fields.enumerated() {
        let text = name?.text ?? "\(place)"
        guard let parts = reads.parts(of: text, among: names) else { continue }
        let address = address + field.offset
        if field.isStrong {
          add(field.type, at: address, "\(path).\(text)", parts)
        } else if ReferenceStorage(ofProperty: place, of: type) == .weak {
          add(weakAt: address, "\(path).\(text)", parts)
        } else {
          append("\(path).\(text)", UInt64(address.load(as: UInt.self))) { "" }
        }
      }
    }

    private func add(weakAt address: UnsafeRawPointer, _ path: String, _ reads: ReadParts) {
      if let object = WeakReference.object(at: address) { add(object, path, reads) } else { addNone(path) }
    }

    /// Whether the case of an enumeration counts as a separate part beside the payload. A result is mostly one of success.
    private static func mayDiffer(casesOf type: Any.Type) -> Bool {
      EnumerationCase.count(in: type) > 1 && !_typeName(type).hasPrefix("Swift.Result<")
    }

    static func hash(_ text: String) -> UInt64 {
      var hash = StableHash()
      hash.combine(text)
      return hash.value
    }

    private static func bits(at address: UnsafeRawPointer, count: Int) -> UInt64 {
      var hash = StableHash()
      for offset in 0..<count { hash.combine(Int((address + offset).load(as: UInt8.self))) }
      return hash.value
    }

    func add(_ object: AnyObject, _ path: String, _ reads: ReadParts) {
      let type: AnyClass = Swift.type(of: object)
      if EngineTypes.contain(type) || type == Recorder.self { return }
      let identity = UInt64(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
      guard let parts = values.shapes.parts(of: type) else {
        // A publisher or a queue differs by identity; any other object by content.
        switch values.shapes.foreignObject(type) {
        case .value:
          if object is NSArray { return add(boxed: (object as Any) as? [Any] ?? [], path, .whole) }
          if object is NSDictionary { return add(boxed: (object as Any) as? [AnyHashable: Any] ?? [:], path, .whole) }
          append(path, Self.hash(ForeignObject.text(of: object, values.shapes.equal))) { "\(object)" }
        default: append(path, identity, isVague: !Shape.Form.isSilent(type)) { "\(type)" }
        }
        return
      }
      append(path, identity) {
        var walk = StoredValues.Walk()
        return values.text(object: object, &walk)
      }
      guard objects.insert(ObjectIdentifier(object)).inserted, depth < 8 else { return }
      depth += 1
      let outer = self.object
      self.object = path
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      let names = Self.names(in: type)
      // A subclass may override what is stored, and what is not.
      if _getSuperclass(type).map({ values.shapes.parts(of: $0) != nil }) == true || code.hasSubclass(of: type) {
        append("\(path).self", values.shapes.nameHash(of: type)) { "\(type)" }
      }
      let reads = _getSuperclass(type).map { Self.names(in: $0).isEmpty } ?? true ? reads : .whole
      for part in parts {
        // The registrar of an observable object.
        if case .opaque = part.shape.form { continue }
        guard let inner = reads.parts(of: part.name, among: names) else { continue }
        if part.isWeak {
          add(weakAt: address + part.offset, "\(path).\(part.name)", inner)
        } else if part.isUnowned {
          append("\(path).\(part.name)", UInt64((address + part.offset).load(as: UInt.self))) { "" }
        } else if let property = part.shape.type as? any InspectedProperty.Type, property.isKept {
          // A published value.
          add(inspected: property, at: address + part.offset, "\(path).\(part.name)", inner)
        } else {
          add(part.shape.type, at: address + part.offset, "\(path).\(part.name)", inner)
        }
      }
      self.object = outer
      objects.remove(ObjectIdentifier(object))
      depth -= 1
    }

    /// The names under which code reads the stored properties of a class.
    private static func names(in type: AnyClass) -> [String] {
      var names = _getSuperclass(type).map { Self.names(in: $0) } ?? []
      var fields: [StoredField] = []
      StoredField.forEach(ofClass: type) { field, _ in fields.append(field) }
      let isObserved = fields.contains { $0.name.map { String(cString: $0) } == "_$observationRegistrar" }
      for field in fields {
        if let name = StoredName(field, isObserved: isObserved), !name.isComputed { names.append(name.text) }
      }
      return names
    }

    /// - Parameter isProperty: whether a property holds the closure. A local function cannot be replaced.
    func add(_ closure: ClosureContext, _ path: String, isProperty: Bool) {
      guard depth < 16 else { return append(path, nil) { "" } }
      depth += 1
      defer { depth -= 1 }
      code.noteEffects(of: closure)
      let count = all.count
      if let object = closure.onlyObject {
        add(object, "\(path).\(code.name(ofCapture: 0, of: closure))", .unknown)
      } else if let context = closure.context {
        let plan = values.plan(of: closure)
        for copy in plan.copies {
          guard let reads = code.reads(copy, of: closure, plan) else { continue }
          add(copy, at: context, named: "\(path).\(code.name(of: copy, of: closure))", reads)
        }
        if let unreadable = plan.unreadable {
          addUnreadable("\(path).\(code.name(ofCapture: unreadable, of: closure))")
        }
      }
      if all.count == count, isProperty || !code.isLocalFunction(closure) {
        append(path, UInt64(UInt(bitPattern: closure.code))) { "closure" }
      }
    }
  }
#endif
