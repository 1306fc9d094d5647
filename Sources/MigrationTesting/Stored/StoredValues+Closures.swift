#if BundledEngine
  import OnChangeCompat

  extension StoredValues {
    func hash(_ closure: ClosureContext, into hash: inout StableHash, _ walk: inout Walk) {
      hash.combine(shapes.distance(to: closure.code))
      if let object = closure.onlyObject { return self.hash(object: object, into: &hash, &walk) }
      guard let context = closure.context else { return }
      let plan = plan(of: closure)
      if plan.unreadable != nil || plan.hasShared { walk.unknownCount += 1 }
      for copy in plan.copies {
        let address = context + copy.offset
        switch copy.kind {
        // A binding refers to a state, which counts itself.
        case .reference: walk.holdsObjects = true
        // Views of the engine have no content of the app.
        case .value(let type) where !CapturePlan.isComparable(type): break
        case .value(let type): self.hash(at: address, shapes.shape(of: type), into: &hash, &walk)
        case .inspected(let type): self.hash(at: address, shapes.shape(of: type), into: &hash, &walk)
        case .object: self.hash(object: address.load(as: AnyObject.self), into: &hash, &walk)
        case .closure: self.hash(ClosureContext(at: address), into: &hash, &walk)
        case .weak:
          guard let object = WeakReference.object(at: address) else {
            hash.combine(0)
            continue
          }
          self.hash(object: object, into: &hash, &walk)
        case .bits: walk.unknownCount += 1
        }
      }
    }

    func text(of closure: ClosureContext, _ walk: inout Walk) -> String {
      var text = shapes.equal.text(of: ClosureCode(address: closure.code))
      if let object = closure.onlyObject { text += "(\(self.text(object: object, &walk)))" }
      guard let context = closure.context else { return text }
      var copies: [String] = []
      for copy in plan(of: closure).copies where copies.count < 20 {
        if let text = self.text(of: copy, in: context, &walk) { copies.append(text) }
      }
      return copies.isEmpty ? text : "\(text)(\(copies.joined(separator: ", ")))"
    }

    /// - Returns: nil for a copy without content.
    func text(of copy: CapturePlan.Copy, in context: UnsafeRawPointer, _ walk: inout Walk) -> String? {
      let address = context + copy.offset
      switch copy.kind {
      case .value(let type):
        return CapturePlan.isComparable(type) ? text(at: address, shapes.shape(of: type), &walk) : nil
      case .inspected(let type): return text(at: address, shapes.shape(of: type), &walk)
      case .object: return text(object: address.load(as: AnyObject.self), &walk)
      case .closure: return text(of: ClosureContext(at: address), &walk)
      case .weak: return WeakReference.object(at: address).map { text(object: $0, &walk) } ?? "nil"
      case .bits, .reference: return nil
      }
    }

    func plan(of closure: ClosureContext) -> CapturePlan {
      guard let layout = closure.layout else { return CapturePlan(closure, in: nil, shapes) }
      if let plan = closurePlans[layout] { return plan }
      let plan = CapturePlan(closure, in: nil, shapes)
      closurePlans[layout] = plan
      return plan
    }
  }

  /// The code of a closure; its description is equal for all, so that texts tell them apart by a number.
  private struct ClosureCode: Hashable, CustomStringConvertible {
    let address: UnsafeRawPointer
    var description: String { "closure" }
  }
#endif
