import Foundation
import ViewPlatform

/// The value of an `@AppStorage` that no view has mounted, such as a property of an object.
///
/// It is one value, whichever hosts show the object:
///
///     read  ─▶ the store of the first of these hosts
///     write ─▶ the stores of all of them; UserDefaults.standard if there are none
///     join  ─▶ a further host gets the value that was written before
final class ObjectDefaults<Value>: @unchecked Sendable {
  private struct Entry { weak var host: HostDefaults? }
  private let place: DefaultsPlace<Value>
  private let initial: Value
  private let hasStore: Bool
  // NB: all of it is guarded by the lock; objects are used on any thread.
  private let lock = Lock()
  private var hosts: [Entry] = []
  /// The value that was written or announced last.
  private var known: Value?
  private var isWritten = false
  private var announce: (@Sendable () -> Void)?

  init(_ place: DefaultsPlace<Value>, initial: Value, hasStore: Bool) {
    (self.place, self.initial, self.hasStore) = (place, initial, hasStore)
  }

  func get() -> Value {
    joinCurrent()
    return stored
  }

  func set(_ value: Value) {
    joinCurrent()
    let announce = lock.withLock { self.announce }
    if let announce, !isEqual(stored, value) { announce() }
    keep(value, isWritten: true)
    // A notice would write states of views while a body is evaluated.
    let isEvaluating = Evaluation.current != nil
    for place in places { if isEvaluating { place.storeSilently(value) } else { place.store(value) } }
  }

  private var stored: Value { places[0].value ?? initial }

  /// The places of the value: where it is read comes first.
  private var places: [DefaultsPlace<Value>] {
    let hosts = lock.withLock { self.hosts.compactMap(\.host) }.filter { !$0.isOver }
    return hosts.isEmpty ? [place] : hosts.map { place(in: $0) }
  }

  private func place(in host: HostDefaults) -> DefaultsPlace<Value> {
    var place = place
    place.defaults = host.store
    return place
  }

  // NB: the earlier value is released after the lock: its deinit may be a user's.
  private func keep(_ value: Value, isWritten: Bool) {
    var value: Value? = value
    lock.withLock {
      swap(&value, &known)
      self.isWritten = self.isWritten || isWritten
    }
    withExtendedLifetime(value) {}
  }

  private func joinCurrent() { if !hasStore, let host = HostDefaults.current { join(host) } }
}

extension ObjectDefaults: SharedDefaults {
  func join(_ host: HostDefaults) {
    if hasStore || host.isOver { return }
    let written: Value? = lock.withLock {
      if hosts.contains(where: { $0.host === host }) { return nil }
      hosts.removeAll { $0.host == nil }
      hosts.append(Entry(host: host))
      return isWritten ? known : nil
    }
    if let written { place(in: host).storeSilently(written) }
  }

  func announceChanges(by announce: @escaping @Sendable () -> Void) {
    // A written value stays known, although no host may be left to read it from.
    if !lock.withLock({ isWritten }) { keep(stored, isWritten: false) }
    let earlier = lock.withLock {
      defer { self.announce = announce }
      return self.announce
    }
    withExtendedLifetime(earlier) {}
  }

  func refresh() -> Bool {
    let value = stored
    let (known, announce) = lock.withLock { (self.known, self.announce) }
    guard let announce, let known, !isEqual(known, value) else { return false }
    keep(value, isWritten: false)
    announce()
    return true
  }
}

/// A value of the defaults in an object, without its type.
protocol SharedDefaults: WatchedDefaults, Sendable {
  func join(_ host: HostDefaults)
  /// Calls `announce` before each change that the object makes, and after each that was found in the store.
  func announceChanges(by announce: @escaping @Sendable () -> Void)
}

/// A property wrapper over defaults.
protocol DefaultsProperty { var objectDefaults: any SharedDefaults { get } }

/// The properties of an object that are kept in defaults.
package struct StoredDefaults: Sendable {
  private var properties: [any SharedDefaults] = []

  package init(of object: AnyObject) {
    var type: AnyClass? = Swift.type(of: object)
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    while let current = type {
      StoredField.forEach(ofClass: current) { field, _ in
        guard field.isStrong, let wrapper = field.type as? any DefaultsProperty.Type else { return }
        properties.append(Self.load(wrapper, at: address + field.offset))
      }
      type = _getSuperclass(current)
    }
  }

  private static func load<Wrapper: DefaultsProperty>(
    _ type: Wrapper.Type, at address: UnsafeRawPointer
  ) -> any SharedDefaults { address.assumingMemoryBound(to: type).pointee.objectDefaults }

  package func announceChanges(by announce: @escaping @Sendable () -> Void) {
    for property in properties { property.announceChanges(by: announce) }
  }

  @MainActor
  func join(_ graph: Graph) {
    for property in properties {
      property.join(graph.tasks.jobs.defaults)
      graph.defaultsWatch.add(property)
    }
  }
}
