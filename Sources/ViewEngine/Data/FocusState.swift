/// A text control that is typed into takes the focus, and a write moves it. A host has one focus: a state that
/// takes it takes it away from the others, which then hold `false` or `nil`.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  // The first field, which is copied from a newer value: see `StateProperty`.
  private var location: FocusLocation<Value>?
  private let unfocused: Value
  public init() where Value == Bool { unfocused = false }
  public init<Wrapped: Hashable>() where Value == Wrapped? { unfocused = nil }

  /// The focused value. A write before the view is mounted is lost.
  public var wrappedValue: Value {
    get { location?.get() ?? unfocused }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// A way to read and move the focus that a `FocusState` describes.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    fileprivate let unfocused: Value

    public var wrappedValue: Value {
      get { location?.get() ?? unfocused }
      nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { self }
    var isFocused: Bool { wrappedValue != unfocused }
  }
}

extension FocusState: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: FocusState?) {
    location =
      previous?.location
      ?? FocusLocation(
        unfocused, holders: MainActor.assumeIsolated { node.graph.focusHolders }, queue: node.graph.queue)
  }

  package func unmount() { location?.detach() }
  package func isSame(as other: FocusState) -> Bool { true }
  package var changes: UInt32 { location?.changes ?? 0 }
}

extension FocusState.Binding: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: FocusState.Binding?) {}
  package func isSame(as other: FocusState.Binding) -> Bool { location === other.location }
}

/// The storage of one `@FocusState` of one mounted view.
final class FocusLocation<Value: Hashable>: FocusHolder, @unchecked Sendable {
  private let state: StateLocation<Value>
  private let unfocused: Value
  private let holders: FocusHolders

  init(_ unfocused: Value, holders: FocusHolders, queue: WriteQueue) {
    self.unfocused = unfocused
    self.holders = holders
    holders.isUsed = true
    state = StateLocation(unfocused, queue: queue)
  }

  var changes: UInt32 { state.changes }
  func get() -> Value { state.get() }

  func set(_ value: Value) {
    if Evaluation.warnsIfBodyWrites() { return }
    state.set(value)
    if value == unfocused { holders.release(self) } else { holders.replace(with: [self]) }
    holders.noteWrite()
  }

  func gainFocus(as value: Value) { state.set(value) }
  func loseFocus() { state.set(unfocused) }

  /// Its view is gone.
  func detach() {
    holders.forget(self)
    state.detach()
  }
}

/// An object that claims the focus for a control.
protocol FocusHolder: AnyObject, Sendable { func loseFocus() }

/// A host's focus states that currently have a value: one, or several if they describe the same control.
final class FocusHolders: @unchecked Sendable {
  /// Whether a view has ever had a focus state.
  // Not guarded by the lock, because it is written and read on the main actor only.
  @exclusivity(unchecked) fileprivate(set) var isUsed = false
  private let lock = Lock()
  private var holders: [any FocusHolder] = []
  private var writeCount = 0
  var isHeld: Bool { lock.withLock { !holders.isEmpty } }
  var writes: Int { lock.withLock { writeCount } }
  func noteWrite() { lock.withLock { writeCount += 1 } }

  func replace(with new: [any FocusHolder]) {
    // NB: write states after the lock is released: they compare a user's values.
    let losers = lock.withLock {
      defer { holders = new }
      return holders.filter { holder in !new.contains { $0 === holder } }
    }
    for loser in losers { loser.loseFocus() }
  }

  func release(_ holder: any FocusHolder) {
    if lock.withLock({ holders.contains { $0 === holder } }) { replace(with: []) }
  }

  func areHeld(by others: [any FocusHolder]) -> Bool {
    lock.withLock {
      holders.count == others.count && holders.allSatisfy { holder in others.contains { $0 === holder } }
    }
  }

  func forget(_ holder: any FocusHolder) { lock.withLock { holders.removeAll { $0 === holder } } }
}
