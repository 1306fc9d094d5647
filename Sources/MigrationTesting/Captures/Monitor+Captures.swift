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
      if describes {
        noteChanges(
          captures.changes(from: first, to: second, in: observer.owner) { captures.name(of: $0, code: observer.code) },
          of: number)
      }
      guard role == .rewritten else {
        // A modern observer has only the newest closure, without values from before the change.
        guard observer.isLegacy || first.context != second.context else { return run }
        captures.note(number, first, second, in: observer.owner)
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
  }
#endif
