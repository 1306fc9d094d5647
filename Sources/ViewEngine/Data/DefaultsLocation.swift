import Foundation

extension Notification.Name {
  /// A view has written into defaults; the system's own notification is not sent everywhere.
  package static let appStorageDidChange = Notification.Name("ViewEngine.AppStorage.didChange")
}

/// One view's connection with a value of the defaults.
final class DefaultsLocation<Value>: ValueStore, @unchecked Sendable {
  private let place: DefaultsPlace<Value>
  private let state: StateLocation<Value>
  private let initial: Value
  private var observers: [any NSObjectProtocol] = []
  private let watch: DefaultsWatch

  init(_ place: DefaultsPlace<Value>, initial: Value, in node: _Node) {
    self.place = place
    self.initial = initial
    state = StateLocation(place.value ?? initial, queue: node.graph.queue)
    watch = MainActor.assumeIsolated { node.graph.defaultsWatch }
    watch.add(self)
    observers = [Notification.Name.appStorageDidChange, UserDefaults.didChangeNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: place.defaults, queue: nil) { [weak self] _ in
        self?.refresh()
      }
    }
  }

  var changes: UInt32 { state.changes }

  func get() -> Value { state.get() }

  func set(_ value: Value) {
    if Evaluation.warnsIfBodyWrites() { return }
    state.set(value)
    place.store(value)
  }

  func isSame(as other: DefaultsLocation) -> Bool { place.isSame(as: other.place) }

  func detach() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    watch.remove(self)
    state.detach()
  }

  // An equal value changes nothing, so the notice of a value's own write has no effect.
  @discardableResult
  func refresh() -> Bool {
    let before = state.changes
    state.set(place.value ?? initial)
    return state.changes != before
  }
}

extension DefaultsLocation: WatchedDefaults {}

/// A value of the defaults that a view reads.
protocol WatchedDefaults: AnyObject {
  /// Takes over the stored value; returns whether it differs.
  @discardableResult
  func refresh() -> Bool
}

extension Graph {
  var defaultsWatch: DefaultsWatch { service(DefaultsWatch.self) }
}

/// A key of some defaults, and how its value is written there.
struct DefaultsPlace<Value>: @unchecked Sendable {
  let key: String
  var defaults: UserDefaults
  let coding: StorableValue<Value>

  var value: Value? { defaults.object(forKey: key).flatMap(coding.decode) }

  func store(_ value: Value) {
    let encoded = coding.encode(value)
    // Uncounted, because a view's own value is no effect outside of it.
    JobLedger.uncounted {
      if let encoded { defaults.set(encoded, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
    NotificationCenter.default.post(name: .appStorageDidChange, object: defaults)
  }

  func isSame(as other: DefaultsPlace) -> Bool { key == other.key && defaults === other.defaults }
}

/// The values of the defaults that the views of a host read. Foreign writes are read at the begin of an event and after
/// its last pass, because not every system reports them.
// Touched on the main actor only, as views are mounted, evaluated and removed there.
final class DefaultsWatch: @unchecked Sendable {
  @exclusivity(unchecked) private var watched: [any WatchedDefaults] = []

  func add(_ location: any WatchedDefaults) { watched.append(location) }
  func remove(_ location: any WatchedDefaults) { watched.removeAll { $0 === location } }
  /// - Returns: whether any of them has changed.
  @discardableResult
  func refresh() -> Bool { watched.reduce(false) { $1.refresh() || $0 } }
}

extension DefaultsWatch: FrameService {
  convenience init(of graph: Graph) { self.init() }
  func beginFrame() { refresh() }
}

extension DefaultsWatch: SettlingService {
  static var settlingOrder: Int { 1 }

  func settle() -> Bool { refresh() }
}

/// The defaults of a host, for an `@AppStorage` that names none. Hosts do not share them, unless the configuration says
/// so.
// Touched on the main actor only, as views are mounted, evaluated and removed there.
final class HostDefaults: @unchecked Sendable {
  private let place: ViewHost.Configuration.Defaults
  private var known: (store: UserDefaults, own: String?)?

  init(_ place: ViewHost.Configuration.Defaults) { self.place = place }

  /// The store, made on first use.
  var store: UserDefaults {
    if let known { return known.store }
    let (name, isOwn): (String?, Bool) =
      switch place {
      case .own: ("ViewHost.\(UUID().uuidString)", true)
      case .suite(let name): (name, false)
      case .standard: (nil, false)
      }
    // Nil for the names of the app and of the global domain, which the standard ones hold.
    let store = name.flatMap { UserDefaults(suiteName: $0) } ?? .standard
    known = (store, isOwn ? name : nil)
    return store
  }
}

extension HostDefaults: EndingService {
  convenience init(of graph: Graph) { self.init(.own) }

  func end() {
    guard let known, let name = known.own else { return }
    known.store.removePersistentDomain(forName: name)
  }
}
