#if BundledEngine
  import OnChangeCompat

  extension Witness {
    func noting<Action: _ChangeAction>(
      _ observer: ObserverPlace, from old: Action.Value, _ older: InspectedClosure, to new: Action.Value,
      _ action: Action, _ run: @escaping () -> Void
    ) -> () -> Void {
      guard role != .other, let first = older.context else { return run }
      let number = observers.number(of: observer)
      // NB: most often nothing is left to be found out.
      if !describes, role == .legacy ? captures.isDone(number) : !captures.mayCaptureObserved(number) { return run }
      let newer = InspectedClosure(action)
      guard let second = newer.context else { return run }
      if describes {
        noteChanges(
          captures.changes(from: first, to: second, in: observer.owner) { captures.name(of: $0, code: observer.code) },
          of: number)
      }
      guard role == .rewritten else {
        // NB: a modern observer has but one closure, the newest, in which nothing is of before.
        guard observer.isLegacy || first.context != second.context else { return run }
        captures.note(number, first, second, in: observer.owner)
        return run
      }
      guard observer.isLegacy else { return run }
      let copies = captures.observedCopies(of: number, from: old, first, to: new, second, in: observer.owner)
      guard !copies.isEmpty, let one = first.context, let other = second.context else { return run }
      // NB: both closures are kept, so that their contexts are there when it runs.
      return { [older, newer] in
        Captures.exchange(copies, of: one, other)
        run()
        Captures.exchange(copies, of: one, other)
        withExtendedLifetime((older, newer)) {}
      }
    }
  }
#endif
