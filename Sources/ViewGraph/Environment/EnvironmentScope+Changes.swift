@MainActor
extension _EnvironmentScope {
  /// Takes over the modifier's values, before any reader exists.
  final func mount() { adopt(setByModifier()) }

  /// Makes the modifier set its values again. `mark`: receives each reader of a changed value.
  final func refresh(marking mark: (_Node) -> Void) { Self.refresh([self], marking: mark) }

  /// Sets values at the root, over earlier ones.
  final func set(_ values: EnvironmentValues, marking mark: (_Node) -> Void) {
    var dependents: [_EnvironmentScope] = []
    for entry in values.entries {
      if let index = slots.firstIndex(where: { $0.key == entry.key }) {
        dependents += update(&slots[index], to: entry, marking: mark)
      } else {
        let known = unanswered.firstIndex { $0.key == entry.key }
        var slot = known.map { unanswered.remove(at: $0) } ?? Slot(key: entry.key)
        dependents += update(&slot, to: entry, marking: mark)
        slots.append(slot)
      }
    }
    Self.refresh(dependents, marking: mark)
  }

  /// Whether a body has read one of these values: any that counts, or only those that differ from the current ones.
  // Scopes do not count: setting a value by a key path always reads it first.
  final func isRead(_ values: EnvironmentValues, ifDiffering: Bool) -> Bool {
    values.entries.contains { entry in
      let slot = (slots + unanswered).first { $0.key == entry.key }
      if ifDiffering, slot?.entry?.isEqual(to: entry) ?? entry.isDefault { return false }
      return !dependentsOnAll.isEmpty || slot?.dependents.isEmpty == false
    }
  }

  // A work list instead of recursion, because scopes can be nested as deep as views.
  private static func refresh(_ scopes: [_EnvironmentScope], marking mark: (_Node) -> Void) {
    var waiting = scopes
    while let scope = waiting.popLast() {
      if scope.isMounted { waiting += scope.take(scope.setByModifier(), marking: mark) }
    }
  }

  private func setByModifier() -> EnvironmentValues {
    var values = EnvironmentValues(in: around, readBy: .scope(self))
    apply(to: &values)
    return values.scope === around ? values : values.copy
  }

  /// - Returns: the scopes that derived their own value from a changed one.
  private func take(_ values: EnvironmentValues, marking mark: (_Node) -> Void) -> [_EnvironmentScope] {
    if base === values.scope, slots.elementsEqual(values.entries, by: { $0.key == $1.key }) {
      return slots.indices.flatMap { update(&slots[$0], to: values.entries[$0], marking: mark) }
    }
    // The set of keys differs: readers that found a key elsewhere may find it here now.
    let dependents = dependentsInside(marking: mark)
    adopt(values)
    return dependents
  }

  /// Takes values over, before any reader exists.
  func adopt(_ values: EnvironmentValues) {
    base = values.scope
    slots = values.entries.map { Slot(key: $0.key, entry: $0) }
  }

  private func update(_ slot: inout Slot, to entry: EnvironmentEntry, marking mark: (_Node) -> Void)
    -> [_EnvironmentScope]
  {
    let isSame = slot.entry?.isEqual(to: entry) ?? entry.isDefault
    slot.entry = entry
    if isSame { return [] }
    slot.dependents.forEach(mark)
    dependentsOnAll.forEach(mark)
    return slot.scopes
  }

  /// Marks every node below this scope that has read a value.
  private func dependentsInside(marking mark: (_Node) -> Void) -> [_EnvironmentScope] {
    var dependents: [_EnvironmentScope] = []
    var scope: _EnvironmentScope? = self
    while let asked = scope {
      for slot in asked.slots + asked.unanswered {
        slot.dependents.forEach { if $0.scope.isInside(self) { mark($0) } }
        dependents += slot.scopes.filter { $0 !== self && $0.isInside(self) }
      }
      asked.dependentsOnAll.forEach { if $0.scope.isInside(self) { mark($0) } }
      scope = asked.base
    }
    return dependents
  }

  private func isInside(_ other: _EnvironmentScope) -> Bool {
    var scope: _EnvironmentScope? = self
    while let next = scope, next !== other { scope = next.around }
    return scope != nil
  }
}
