/// The environment at a place of the tree: one modifier's values over the enclosing ones.
///
/// A reader of a key is noted only at the scope that answers. So a change invalidates exactly
/// the readers, however large the tree below is.
///
///     root ◀── scope of a font ◀── scope of isEnabled ◀── node that reads \.font
///                 └ slot: the font, its dependents: the node
public class _EnvironmentScope {
  /// A reader of a value: a body, or a scope that derives its own value from it.
  package enum Dependent {
    case node(_Node)
    case scope(_EnvironmentScope)
  }

  struct Slot {
    let key: EnvironmentEntry.Key
    /// Nil for a key that was read and is set nowhere.
    var entry: EnvironmentEntry?
    private(set) var dependents = Dependents()
    private(set) var scopes: [_EnvironmentScope] = []

    init(key: EnvironmentEntry.Key, entry: EnvironmentEntry? = nil) { (self.key, self.entry) = (key, entry) }

    mutating func add(_ dependent: Dependent) {
      switch dependent {
      case .node(let node): dependents.add(node)
      case .scope(let scope):
        guard !scopes.contains(where: { $0 === scope }) else { return }
        if scopes.count == scopes.capacity { scopes.removeAll { !$0.isMounted } }
        scopes.append(scope)
      }
    }
  }

  /// The enclosing scope.
  private(set) final var around: _EnvironmentScope?
  /// The scope that answers for keys not set here; nil if all keys are set here.
  var base: _EnvironmentScope?
  var slots: [Slot] = []
  /// Keys that were read and are set neither here nor in an enclosing scope.
  var unanswered: [Slot] = []
  /// Readers that hold a copy of all values.
  var dependentsOnAll = Dependents()
  /// Bits for all of its content, added by settings here or in an enclosing scope, and read by the vocabulary.
  @usableFromInline package final var flags: UInt16
  private(set) var isMounted = true

  init(in around: _EnvironmentScope?) {
    self.around = around
    base = around
    flags = around?.flags ?? 0
  }

  // A loop instead of recursion, because scopes can be nested as deep as views.
  deinit {
    base = nil
    var next = around.take()
    while next != nil, isKnownUniquelyReferenced(&next) {
      next?.base = nil
      let further = next?.around.take()
      next = further
    }
  }

  /// Applies the modifier's values.
  @MainActor func apply(to values: inout EnvironmentValues) {}

  // Dependents and scopes refer to each other; this breaks the cycle.
  @usableFromInline func unmount() {
    isMounted = false
    slots = []
    unanswered = []
    dependentsOnAll.removeAll()
  }

  /// The entry of a key, from here or an enclosing scope.
  final func entry(for key: EnvironmentEntry.Key, readBy reader: Dependent?) -> EnvironmentEntry? {
    var scope = self
    while true {
      if let index = scope.slots.firstIndex(where: { $0.key == key }) {
        if let reader { scope.slots[index].add(reader) }
        return scope.slots[index].entry
      }
      guard let next = scope.base else { break }
      scope = next
    }
    if let reader { scope.note(reader, ofUnanswered: key) }
    return nil
  }

  final var ownEntries: [EnvironmentEntry] { slots.compactMap(\.entry) }

  /// The value of a key, if it is set here.
  package final func ownValue<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value? {
    let type = EnvironmentValueEntry<Key>.self
    let slot = slots.first { $0.key == EnvironmentEntry.Key(type) }
    // Unchecked, because the key is the type.
    return slot?.entry.map { unsafeDowncast($0, to: type).value }
  }

  private func note(_ dependent: Dependent, ofUnanswered key: EnvironmentEntry.Key) {
    let known = unanswered.firstIndex { $0.key == key }
    if known == nil { unanswered.append(Slot(key: key)) }
    unanswered[known ?? unanswered.count - 1].add(dependent)
  }
}
