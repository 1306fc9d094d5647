/// The environment at a place of the tree: what one modifier sets, over what is set around it.
///
/// Whoever reads a key is noted at the scope that answers, and at no other. A change is thus made known to exactly
/// those who read it, however large the tree below is.
///
///     root ◀── scope of a font ◀── scope of isEnabled ◀── node that reads \.font
///                 └ slot: the font, its dependents: the node
public class _EnvironmentScope {
  /// Who reads a value: a body, or a scope that makes a value of its own of it.
  package enum Dependent {
    case node(_Node)
    case scope(_EnvironmentScope)
  }

  struct Slot {
    let key: EnvironmentEntry.Key
    /// Nil where a key was asked for that nobody sets.
    var entry: EnvironmentEntry?
    private(set) var dependents = Dependents()
    private(set) var scopes: [_EnvironmentScope] = []

    init(key: EnvironmentEntry.Key, entry: EnvironmentEntry? = nil) {
      self.key = key
      self.entry = entry
    }

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

  /// The scope that it is in.
  private(set) final var around: _EnvironmentScope?
  /// Where the look-up of a key goes on that is not set here: around, or nowhere if all keys are set here.
  var base: _EnvironmentScope?
  var slots: [Slot] = []
  /// What was asked for and is not set, neither here nor in any scope around.
  var unanswered: [Slot] = []
  /// Who has a copy of everything.
  var dependentsOnAll = Dependents()
  /// What is known of all that is in it: bits that settings have added, here or around, and the vocabulary reads.
  @usableFromInline package final var flags: UInt16
  private(set) var isMounted = true

  init(in around: _EnvironmentScope?) {
    self.around = around
    base = around
    flags = around?.flags ?? 0
  }

  // NB: one scope after the other and not one in the other, for they can be nested as deep as views.
  deinit {
    base = nil
    var next = around.take()
    while next != nil, isKnownUniquelyReferenced(&next) {
      next?.base = nil
      let further = next?.around.take()
      next = further
    }
  }

  /// Sets what the modifier sets.
  @MainActor func apply(to values: inout EnvironmentValues) {}

  // NB: dependents and scopes know each other, which has to end somewhere.
  @usableFromInline func unmount() {
    isMounted = false
    slots = []
    unanswered = []
    dependentsOnAll.removeAll()
  }

  /// The value of a key, here or around.
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
    // NB: unchecked, for the key is the type.
    return slot?.entry.map { unsafeDowncast($0, to: type).value }
  }

  private func note(_ dependent: Dependent, ofUnanswered key: EnvironmentEntry.Key) {
    let known = unanswered.firstIndex { $0.key == key }
    if known == nil { unanswered.append(Slot(key: key)) }
    unanswered[known ?? unanswered.count - 1].add(dependent)
  }
}
