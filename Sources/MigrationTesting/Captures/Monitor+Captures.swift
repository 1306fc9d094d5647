#if BundledEngine
  import OnChangeCompat

  extension Monitor {
    func noting<Action: _ChangeAction>(
      _ observer: ObserverPlace, from old: Action.Value, _ older: InspectedClosure, to new: Action.Value,
      _ action: Action, _ run: @escaping () -> Void
    ) -> () -> Void {
      guard role != .other, let first = older.context else { return run }
      let number = observers.number(of: observer)
      // Mostly all copies are known already.
      if !describes, role == .legacy ? captures.isDone(number) : !captures.mayCaptureObserved(number) { return run }
      let newer = InspectedClosure(action)
      guard let second = newer.context else { return run }
      if describes { noteChanges(captures.changes(from: first, to: second, in: observer.owner), of: number) }
      guard role == .rewritten else {
        // A modern observer has only the newest closure, without values from before the change.
        guard observer.isLegacy || first.context != second.context else { return run }
        captures.note(number, first, second, in: observer.owner) { property(of: observer.owner, holding: $0) }
        return run
      }
      guard observer.isLegacy else { return run }
      let copies = captures.observedCopies(of: number, from: old, first, to: new, second, in: observer.owner)
      guard !copies.isEmpty, let one = first.context, let other = second.context else { return run }
      // Keeps both closures, so that their contexts exist when it runs.
      return { [older, newer] in
        Captures.exchange(copies, of: one, other)
        run()
        Captures.exchange(copies, of: one, other)
        withExtendedLifetime((older, newer)) {}
      }
    }

    /// The property of the newest view of a type that holds an action.
    private func property(of owner: Any.Type?, holding action: ClosureContext) -> String? {
      guard let owner, let address = newestPart(of: owner)?.address else { return nil }
      var found: String?
      StoredField.forEach(of: owner) { field in
        let wrapped = (field.type as? any OptionalShape.Type)
        guard TypeKind(wrapped?.wrappedType ?? field.type) == .function, let name = StoredName(field) else {
          return true
        }
        let place = address + field.offset
        // A C function pointer is one word.
        guard let closure = wrapped == nil ? place : wrapped?.wrapped(at: place),
          ClosureContext.holdsClosure(of: wrapped?.wrappedType ?? field.type),
          ClosureContext(at: closure).code == action.code
        else { return true }
        found = "\(ViewTypeName.short(of: owner)).\(name.text)"
        return false
      }
      return found
    }
  }
#endif
